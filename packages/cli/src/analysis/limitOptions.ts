import type { Limits } from '@zertz/engine';
import { ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { Failure } from '../failure.ts';
import { plainNumber, wholeNumber } from '../numberOption.ts';

/** How long to think, as options say it. */
export interface LimitOptions {
  /** Seconds. */
  readonly time?: string;
  readonly nodes?: string;
  readonly depth?: string;
}

export const limitsOf = (
  { depth, nodes, time }: LimitOptions,
  otherwise: Limits,
): Result<Limits, Failure> => {
  const seconds = time === undefined ? ok(undefined) : plainNumber('--time', time, 0.01, 86_400);
  if (!seconds.ok) return seconds;
  const many = wholeNumber('--nodes', nodes, 1, 1_000_000_000);
  if (!many.ok) return many;
  const deep = wholeNumber('--depth', depth, 1, 99);
  if (!deep.ok) return deep;
  const limits: Limits = {
    ...(seconds.value === undefined ? {} : { millis: seconds.value * 1000 }),
    ...(many.value === undefined ? {} : { nodes: many.value }),
    ...(deep.value === undefined ? {} : { depth: deep.value }),
  };
  return ok(Object.keys(limits).length === 0 ? otherwise : limits);
};
