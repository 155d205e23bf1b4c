import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { LEVELS, TOP_LEVEL } from '../levels.ts';
import type { Level } from '../levels.ts';

/** What may be set of an engine before it thinks. */
export interface Settings {
  /** Memory for what has been learned of positions. */
  readonly megabytes: number;
  /** Which clock `movetime` is measured by. */
  readonly clock: 'wall' | 'cpu';
  readonly seed: number;
  /** How many think at once, each with so much memory. */
  readonly threads: number;
  /** How strong it plays. */
  readonly level: Level;
}

export type Option =
  | {
      readonly type: 'spin';
      readonly name: string;
      readonly preset: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly type: 'combo';
      readonly name: string;
      readonly preset: string;
      readonly values: readonly string[];
    };

export type SettingError =
  | { readonly code: 'unknown-option'; readonly name: string }
  | { readonly code: 'bad-value'; readonly option: Option; readonly found: string };

export const DEFAULT_SETTINGS: Settings = {
  megabytes: 64,
  clock: 'wall',
  seed: 1,
  threads: 1,
  level: TOP_LEVEL,
};

const HASH: Option = {
  type: 'spin',
  name: 'Hash',
  preset: DEFAULT_SETTINGS.megabytes,
  min: 1,
  max: 1024,
};
const CLOCK: Option = {
  type: 'combo',
  name: 'Clock',
  preset: DEFAULT_SETTINGS.clock,
  values: ['wall', 'cpu'],
};
const SEED: Option = {
  type: 'spin',
  name: 'Seed',
  preset: DEFAULT_SETTINGS.seed,
  min: 0,
  max: 2 ** 31 - 1,
};
const THREADS: Option = {
  type: 'spin',
  name: 'Threads',
  preset: DEFAULT_SETTINGS.threads,
  min: 1,
  max: 64,
};
const LEVEL: Option = {
  type: 'spin',
  name: 'Level',
  preset: DEFAULT_SETTINGS.level,
  min: 1,
  max: TOP_LEVEL,
};

export const OPTIONS: readonly Option[] = [HASH, CLOCK, SEED, THREADS, LEVEL];

/** The settings with one of them changed; names are read whatever their case. */
export const withSetting = (
  settings: Settings,
  name: string,
  value: string,
): Result<Settings, SettingError> => {
  const option = OPTIONS.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (option === undefined) return err({ code: 'unknown-option', name });
  if (!allows(option, value)) return err({ code: 'bad-value', option, found: value });
  if (option === HASH) return ok({ ...settings, megabytes: Number(value) });
  if (option === SEED) return ok({ ...settings, seed: Number(value) });
  if (option === THREADS) return ok({ ...settings, threads: Number(value) });
  if (option === LEVEL) {
    const level = LEVELS.find((one) => one === Number(value)) ?? TOP_LEVEL;
    return ok({ ...settings, level });
  }
  return ok({ ...settings, clock: value === 'cpu' ? 'cpu' : 'wall' });
};

const allows = (option: Option, value: string): boolean =>
  option.type === 'combo'
    ? option.values.includes(value)
    : /^\d{1,15}$/.test(value) && Number(value) >= option.min && Number(value) <= option.max;

/** `name Hash type spin default 64 min 1 max 1024`. */
export const formatOption = (option: Option): string => {
  const common = `name ${option.name} type ${option.type} default ${option.preset}`;
  return option.type === 'spin'
    ? `${common} min ${option.min} max ${option.max}`
    : `${common}${option.values.map((value) => ` var ${value}`).join('')}`;
};

export const parseOption = (text: string): Option | undefined => {
  const [, name, preset, min, max] =
    /^name (.+) type spin default (\d+) min (\d+) max (\d+)$/.exec(text) ?? [];
  if (name !== undefined) {
    return { type: 'spin', name, preset: Number(preset), min: Number(min), max: Number(max) };
  }
  const [, choice, first, values = ''] =
    /^name (.+) type combo default (\S+)((?: var \S+)*)$/.exec(text) ?? [];
  if (choice === undefined || first === undefined) return undefined;
  return {
    type: 'combo',
    name: choice,
    preset: first,
    values: values.split(' var ').slice(1),
  };
};
