import { ok, parseVariant } from '@zertz/rules';
import type { Result, Variant } from '@zertz/rules';
import type { CommonOptions } from '../command.ts';
import { wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { plainNumber, wholeNumber } from '../numberOption.ts';
import { variantWords } from '../words.ts';
import { parseContender } from './contender.ts';
import type { Sprt } from './elo.ts';
import type { MatchSettings } from './matchRun.ts';

/** The options of the command as they are written. */
export interface MatchOptions extends CommonOptions {
  readonly games: string;
  readonly movetime?: string;
  readonly nodes?: string;
  readonly depth?: string;
  readonly preset: readonly string[];
  readonly opening: string;
  readonly seed: string;
  readonly sprt?: string;
  readonly alpha: string;
  readonly beta: string;
  readonly patience: string;
  readonly concurrency: string;
  readonly file?: string;
}

const MOST = 1_000_000_000;
const DEFAULT_MILLIS = 100;

export const settingsOf = (
  a: string,
  b: string,
  options: MatchOptions,
): Result<MatchSettings, Failure> => {
  const sides = both(parseContender(a), parseContender(b));
  if (!sides.ok) return sides;
  const numbers = numbersOf(options);
  if (!numbers.ok) return numbers;
  const variants = variantsOf(options.preset);
  if (!variants.ok) return variants;
  const sprt = sprtOf(options);
  if (!sprt.ok) return sprt;
  const { concurrency, depth, games, millis, nodes, opening, seed } = numbers.value;
  const limits = {
    ...(millis === undefined ? {} : { millis }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(depth === undefined ? {} : { depth }),
  };
  const patience = plainNumber('--patience', options.patience, 0.001, 86_400);
  if (!patience.ok) return patience;
  return ok({
    a: sides.value[0],
    b: sides.value[1],
    variants: variants.value,
    opening: opening ?? 0,
    seed: seed ?? 0,
    limits: Object.keys(limits).length === 0 ? { millis: DEFAULT_MILLIS } : limits,
    patience: patience.value * 1000,
    games: games ?? 0,
    sprt: sprt.value,
    concurrency: concurrency ?? 1,
  });
};

/** Everything but the players that the games of a match depend on. */
export const conditionsOf = (
  { limits, opening, seed }: MatchSettings,
  presets: readonly string[],
): string => {
  const { depth, millis, nodes } = limits;
  return [
    presets.length === 0 ? 'official' : presets.join(' '),
    `opening ${opening}`,
    `seed ${seed}`,
    ...(millis === undefined ? [] : [`movetime ${millis}`]),
    ...(nodes === undefined ? [] : [`nodes ${nodes}`]),
    ...(depth === undefined ? [] : [`depth ${depth}`]),
  ].join(', ');
};

const numbersOf = (options: MatchOptions): Result<Numbers, Failure> => {
  const found: { -readonly [N in keyof Numbers]: Numbers[N] } = {};
  const asked = [
    ['games', '--games', options.games, 2, MOST],
    ['millis', '--movetime', options.movetime, 1, MOST],
    ['nodes', '--nodes', options.nodes, 1, MOST],
    ['depth', '--depth', options.depth, 1, 99],
    ['opening', '--opening', options.opening, 0, 99],
    ['seed', '--seed', options.seed, 0, MOST],
    ['concurrency', '--concurrency', options.concurrency, 1, 256],
  ] as const;
  for (const [name, option, text, least, most] of asked) {
    const number = wholeNumber(option, text, least, most);
    if (!number.ok) return number;
    if (number.value !== undefined) found[name] = number.value;
  }
  return ok(found);
};

interface Numbers {
  readonly games?: number;
  readonly millis?: number;
  readonly nodes?: number;
  readonly depth?: number;
  readonly opening?: number;
  readonly seed?: number;
  readonly concurrency?: number;
}

const variantsOf = (presets: readonly string[]): Result<readonly Variant[], Failure> => {
  const variants: Variant[] = [];
  for (const preset of presets.length === 0 ? ['official'] : presets) {
    const variant = parseVariant(preset);
    if (!variant.ok) {
      const { offset } = variant.error;
      return wrongUsage(`--preset, character ${offset + 1}: ${variantWords(variant.error)}`);
    }
    variants.push(variant.value);
  }
  return ok(variants);
};

const sprtOf = (options: MatchOptions): Result<Sprt | undefined, Failure> => {
  const { sprt } = options;
  if (sprt === undefined) return ok(undefined);
  const [, low = '', high = ''] = /^(.+),(.+)$/.exec(sprt) ?? [];
  const elo = both(
    plainNumber('--sprt', low, -2000, 2000),
    plainNumber('--sprt', high, -2000, 2000),
  );
  if (!elo.ok || elo.value[0] >= elo.value[1]) {
    return wrongUsage(
      `--sprt '${sprt}' is not two differences in Elo, the smaller first, like 0,10`,
    );
  }
  const risks = both(
    plainNumber('--alpha', options.alpha, 0.0001, 0.5),
    plainNumber('--beta', options.beta, 0.0001, 0.5),
  );
  if (!risks.ok) return risks;
  const [elo0, elo1] = elo.value;
  const [alpha, beta] = risks.value;
  return ok({ elo0, elo1, alpha, beta });
};

const both = <T>(
  a: Result<T, Failure>,
  b: Result<T, Failure>,
): Result<readonly [T, T], Failure> => {
  if (!a.ok) return a;
  return b.ok ? ok([a.value, b.value]) : b;
};
