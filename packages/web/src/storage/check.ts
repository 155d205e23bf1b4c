/** Checks of data from outside: the first fault and where it lies, or nothing. */

export interface CheckError {
  readonly code: 'wrong';
  /** Where: `games[2].seats.first.kind`; `''` is the whole. */
  readonly path: string;
  readonly wanted: 'text' | 'number' | 'list' | 'object' | 'word';
  /** The words that may stand there, where only some may. */
  readonly words: readonly string[];
}

export type Check = (value: unknown, path: string) => CheckError | undefined;

const wrong = (
  path: string,
  wanted: CheckError['wanted'],
  words: readonly string[] = [],
): CheckError => ({ code: 'wrong', path, wanted, words });

export const isText: Check = (value, path) =>
  typeof value === 'string' ? undefined : wrong(path, 'text');

export const isNumber: Check = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? undefined : wrong(path, 'number');

/** Beyond these there are no dates. */
const LAST_TIME = 8.64e15;

/** In milliseconds since 1970. */
export const isTime: Check = (value, path) =>
  isNumber(value, path) ??
  (Math.abs(Number(value)) > LAST_TIME ? wrong(path, 'number') : undefined);

export const oneOf =
  (words: readonly unknown[]): Check =>
  (value, path) =>
    words.includes(value) ? undefined : wrong(path, 'word', words.map(String));

export const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? undefined : check(value, path);

export const each =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return wrong(path, 'list');
    for (const [index, item] of value.entries()) {
      const fault = check(item, `${path}[${index}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** Fields that are not named may be there: a later version may know them. */
export const record =
  (fields: { readonly [name: string]: Check }): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return wrong(path, 'object');
    }
    const found = new Map(Object.entries(value));
    for (const [name, check] of Object.entries(fields)) {
      const fault = check(found.get(name), path === '' ? name : `${path}.${name}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
