import { BOARD_NAMES } from './board.ts';
import { formatCount, NO_MARBLES, parseCount, sameCount } from './marbleCount.ts';
import { isPresetName, PRESETS } from './presets.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import type { MarbleCount } from './types.ts';
import { CHOICES } from './variant.ts';
import type { Choice, Variant } from './variant.ts';

/** Why a preset with options is refused; `offset` is the 0-based character where the fault begins. */
export type VariantError =
  | { readonly code: 'unknown-preset'; readonly name: string; readonly offset: number }
  | { readonly code: 'unknown-option'; readonly name: string; readonly offset: number }
  | {
      readonly code: 'bad-option';
      readonly name: string;
      readonly value: string;
      readonly allowed: string;
      readonly offset: number;
    };

/** `<preset>[;option=value…]`: only what differs from the preset. The board shows in the columns. */
export const formatVariant = (variant: Variant): string => {
  const base = isPresetName(variant.preset) ? PRESETS[variant.preset] : PRESETS.official;
  const parts = [base.preset];
  if (!sameCount(variant.supply, base.supply)) parts.push(`pool=${formatCount(variant.supply)}`);
  if (formatGoals(variant) !== formatGoals(base)) parts.push(`goals=${formatGoals(variant)}`);
  for (const choice of Object.keys(CHOICES) as Choice[]) {
    if (variant[choice] !== base[choice]) parts.push(`${choice}=${variant[choice]}`);
  }
  if (formatHandicap(variant) !== formatHandicap(base)) {
    parts.push(`handicap=${formatHandicap(variant)}`);
  }
  return parts.join(';');
};

/** The inverse of `formatVariant`; `board=48` is read too. */
export const parseVariant = (text: string): Result<Variant, VariantError> => {
  const [name = '', ...settings] = text.split(';');
  if (!isPresetName(name)) return err({ code: 'unknown-preset', name, offset: 0 });
  let variant: Variant = PRESETS[name];
  let offset = name.length + 1;
  for (const setting of settings) {
    const result = withOption(variant, setting, offset);
    if (!result.ok) return result;
    variant = result.value;
    offset += setting.length + 1;
  }
  return checkHandicap(variant, name.length + 1);
};

const withOption = (
  variant: Variant,
  setting: string,
  offset: number,
): Result<Variant, VariantError> => {
  const split = setting.indexOf('=');
  const name = split < 0 ? setting : setting.slice(0, split);
  const value = split < 0 ? '' : setting.slice(split + 1);
  const bad = (allowed: string): Result<never, VariantError> =>
    err({ code: 'bad-option', name, value, allowed, offset });
  switch (name) {
    case 'board': {
      const board = BOARD_NAMES.find((candidate) => String(candidate) === value);
      return board === undefined ? bad(BOARD_NAMES.join(' ')) : ok({ ...variant, board });
    }
    case 'pool': {
      const supply = parseCount(value);
      return supply === undefined
        ? bad('white-grey-black, like 6-8-10')
        : ok({ ...variant, supply });
    }
    case 'goals': {
      const goals = parseCounts(value);
      const usable = goals?.every((goal) => !sameCount(goal, NO_MARBLES)) === true;
      return goals === undefined || !usable
        ? bad('counts joined by commas, like 3-3-3,4-0-0')
        : ok({ ...variant, goals });
    }
    case 'handicap': {
      const [first, second, ...more] = parseCounts(value) ?? [];
      return first === undefined || second === undefined || more.length > 0
        ? bad('captives of the first and the second player, like 1-0-0,0-0-0')
        : ok({ ...variant, handicap: { first, second } });
    }
    default:
      return withChoice(variant, name, value, offset);
  }
};

const withChoice = (
  variant: Variant,
  name: string,
  value: string,
  offset: number,
): Result<Variant, VariantError> => {
  if (!isChoice(name)) return err({ code: 'unknown-option', name, offset });
  const values: readonly string[] = CHOICES[name];
  return values.includes(value)
    ? ok({ ...variant, [name]: value })
    : err({ code: 'bad-option', name, value, allowed: values.join(' '), offset });
};

const isChoice = (name: string): name is Choice => Object.hasOwn(CHOICES, name);

const formatGoals = (variant: Variant): string => variant.goals.map(formatCount).join(',');

const formatHandicap = ({ handicap }: Variant): string =>
  `${formatCount(handicap.first)},${formatCount(handicap.second)}`;

const parseCounts = (text: string): readonly MarbleCount[] | undefined => {
  const counts = text.split(',').map(parseCount);
  return counts.every((count) => count !== undefined) ? counts : undefined;
};

/** A handicap comes out of the supply, so it cannot be larger. */
const checkHandicap = (variant: Variant, offset: number): Result<Variant, VariantError> => {
  const { first, second } = variant.handicap;
  const { supply } = variant;
  const fits =
    first.white + second.white <= supply.white &&
    first.grey + second.grey <= supply.grey &&
    first.black + second.black <= supply.black;
  if (fits) return ok(variant);
  const value = formatHandicap(variant);
  const allowed = `no more than the pool of ${formatCount(supply)}`;
  return err({ code: 'bad-option', name: 'handicap', value, allowed, offset });
};
