import { availableParallelism, loadavg } from 'node:os';

/** One thing measured, and the most it may be. */
export interface Row {
  readonly what: string;
  /** `undefined`: only told. */
  readonly bar: number | undefined;
  readonly unit: 'ms' | '';
  /** By the clock. */
  readonly measured: number;
  /**
   * What it takes where nothing else runs: the time of the network and the processor time of the
   * page's thread. Judged instead of the clock while the machine is busy with other things.
   */
  readonly alone?: number;
  /** Each run, in order. */
  readonly runs: readonly number[];
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** More wants to run than one browser would. */
export const isBusy = (): boolean => (loadavg()[0] ?? 0) > 1.5 * availableParallelism();

/** Whether it is within its bar; `busy`: the clock tells nothing. */
export const isMet = ({ alone, bar, measured }: Row, busy: boolean): boolean =>
  bar === undefined || (busy ? (alone ?? measured) : measured) <= bar;

const shown = (value: number | undefined, unit: string): string => {
  if (value === undefined) return '';
  return unit === 'ms' ? `${value.toFixed(value < 20 ? 1 : 0)} ms` : value.toFixed(3);
};

const columns = (cells: readonly string[], ok: string): string =>
  `${cells.map((cell, index) => (index === 0 ? cell.padEnd(50) : cell.padStart(10))).join('')}  ${ok}`.trimEnd();

export const HEAD = columns(['what', 'bar', 'measured', 'alone'], 'ok');

export const lineOf = (row: Row, busy: boolean): string => {
  const { alone, bar, measured, unit, what } = row;
  return columns(
    [what, shown(bar, unit), shown(measured, unit), shown(alone, unit)],
    bar === undefined ? '' : isMet(row, busy) ? 'yes' : 'NO',
  );
};
