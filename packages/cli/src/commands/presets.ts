import type { Command } from 'commander';
import { CHOICES, formatCount, isPresetName, ok, PRESET_NAMES, PRESETS } from '@zertz/rules';
import type { Choice, PresetName, Result, Variant } from '@zertz/rules';
import { DONE, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { wrongInput } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { variantWords } from '../words.ts';

export const addPresets = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('presets'))
    .summary('list the presets and their options')
    .description(
      'Lists all presets and what each changes in official; with a name, all options of that one.',
    )
    .argument('[name]', 'a preset')
    .action((name: string | undefined, options: CommonOptions) => {
      finish(presets(io, name, options), options);
    });
};

const presets = (
  io: Io,
  name: string | undefined,
  options: CommonOptions,
): Result<undefined, Failure> => {
  if (name === undefined) {
    if (options.json === true) {
      printJson(
        io,
        PRESET_NAMES.map((preset) => ({ preset, changes: Object.fromEntries(changesOf(preset)) })),
      );
    } else printLines(io, presetLines());
    return DONE;
  }
  const preset = presetCalled(name);
  if (!preset.ok) return preset;
  const values = optionsOf(PRESETS[preset.value]);
  if (options.json === true) {
    printJson(io, {
      preset: preset.value,
      options: Object.fromEntries(values),
      allowed: CHOICES,
    });
  } else printLines(io, optionLines(preset.value));
  return DONE;
};

/** The preset of that name, in whatever case. */
const presetCalled = (name: string): Result<PresetName, Failure> => {
  const known = name.toLowerCase();
  if (isPresetName(known)) return ok(known);
  return wrongInput('unknown-preset', variantWords({ code: 'unknown-preset', name, offset: 0 }), {
    preset: name,
  });
};

type Setting = readonly [option: string, value: string];

/** Every option of a variant in the order of R11. */
const optionsOf = (variant: Variant): readonly Setting[] => [
  ['board', String(variant.board)],
  ['pool', formatCount(variant.supply)],
  ['goals', variant.goals.map(formatCount).join(',')],
  ...(Object.keys(CHOICES) as Choice[]).map((choice): Setting => [choice, variant[choice]]),
  ['handicap', `${formatCount(variant.handicap.first)},${formatCount(variant.handicap.second)}`],
];

const changesOf = (preset: PresetName): readonly Setting[] => {
  const official = new Map(optionsOf(PRESETS.official));
  return optionsOf(PRESETS[preset]).filter(([option, value]) => official.get(option) !== value);
};

const presetLines = (): readonly string[] => {
  const width = Math.max(...PRESET_NAMES.map((name) => name.length)) + 2;
  return PRESET_NAMES.map((name) => {
    const changes = changesOf(name).map(([option, value]) => `${option}=${value}`);
    return `${name.padEnd(width)}${changes.join(' ') || 'the official rules, on 37 rings'}`;
  });
};

const optionLines = (preset: PresetName): readonly string[] =>
  optionsOf(PRESETS[preset]).map(([option, value]) => {
    const values: readonly string[] = option in CHOICES ? CHOICES[option as Choice] : [];
    const others = values.filter((other) => other !== value);
    const line = `${option.padEnd(18)}${value}`;
    return others.length === 0 ? line : `${line.padEnd(36)}or ${others.join(', ')}`;
  });
