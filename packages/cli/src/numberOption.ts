import { ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { wrongUsage } from './failure.ts';
import type { Failure } from './failure.ts';

/** A whole number given with an option; `undefined` where the option is not given. */
export const wholeNumber = (
  option: string,
  text: string | undefined,
  least: number,
  most: number,
): Result<number | undefined, Failure> => {
  if (text === undefined) return ok(undefined);
  const number = Number(text);
  return /^\d{1,15}$/.test(text) && number >= least && number <= most
    ? ok(number)
    : wrongUsage(`${option} '${text}' is not a whole number from ${least} to ${most}`);
};

/** A number that may have a fraction. */
export const plainNumber = (
  option: string,
  text: string,
  least: number,
  most: number,
): Result<number, Failure> => {
  const number = Number(text);
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(text) && number >= least && number <= most
    ? ok(number)
    : wrongUsage(`${option} '${text}' is not a number from ${least} to ${most}`);
};
