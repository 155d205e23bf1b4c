import { boardOf, parseRing } from '../board.ts';
import type { BoardName } from '../board.ts';
import { startPosition } from '../position.ts';
import type { Position } from '../position.ts';
import { formatPosition, parsePosition } from '../positionText.ts';
import { isPresetName, PRESETS } from '../presets.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Variant } from '../variant.ts';
import { formatVariant, parseVariant } from '../variantText.ts';
import type { RecordFault } from './record.ts';

/** Presets of one rule set, one for each board it is played on. */
export type Family = 'official' | 'boardspace';

export const presetOn = (family: Family, board: BoardName): Variant => {
  const name = `${family}-${board}`;
  return isPresetName(name) ? PRESETS[name] : { ...PRESETS[family], board };
};

/** A variant as text that stands alone: unlike in a position text, the board is named too. */
export const formatSetup = (variant: Variant): string => {
  const [preset = '', ...options] = formatVariant(variant).split(';');
  const plain = isPresetName(preset) && PRESETS[preset].board === variant.board;
  return [preset, ...(plain ? [] : [`board=${variant.board}`]), ...options].join(';');
};

/** What a record says about what is played; each may be missing. */
export interface Setup {
  readonly variant: string | undefined;
  readonly start: string | undefined;
}

/** The setup of a game in words of our own: a start position only where it is not the usual one. */
export const setupOf = (
  start: Position,
): { readonly variant: string; readonly start: string | undefined } => {
  const text = formatPosition(start);
  const usual = text === formatPosition(startPosition(start.variant));
  return { variant: formatSetup(start.variant), start: usual ? undefined : text };
};

/** The first position, if the setup gives one; `undefined` if it says nothing. */
export const startOf = (setup: Setup): Result<Position | undefined, RecordFault> => {
  const variant = setup.variant === undefined ? undefined : parseVariant(setup.variant);
  if (variant?.ok === false) return unsupported(setup.variant ?? '');
  if (setup.start === undefined) return ok(variant && startPosition(variant.value));
  const start = parsePosition(setup.start);
  const agrees =
    start.ok &&
    (variant === undefined || formatSetup(variant.value) === formatSetup(start.value.variant));
  return agrees ? ok(start.value) : unsupported(setup.start);
};

export const unsupported = (setup: string): Result<never, RecordFault> =>
  err({ code: 'unsupported-setup', setup });

/** The smallest of the boards that people play on which has all these rings. */
export const boardWith = (labels: readonly string[]): BoardName | undefined =>
  ([37, 48, 61] as const).find((name) => {
    const board = boardOf(name);
    return labels.every((label) => parseRing(board, label) !== undefined);
  });

/** The ring that none of those boards has. */
export const strayLabel = (labels: readonly string[]): string => {
  const largest = boardOf(61);
  return labels.find((label) => parseRing(largest, label) === undefined) ?? '';
};
