import { CHOICES, PRESETS } from '@zertz/rules';
import type { Choice, PresetName, Variant } from '@zertz/rules';
import { words } from '../i18n/words.ts';

/** What a variant changes in the official game, in the words of its options. */
export const changesOf = (variant: Variant): readonly string[] =>
  (Object.keys(CHOICES) as readonly Choice[]).flatMap((choice) => {
    const texts: { readonly [value: string]: string | undefined } = words().options[choice];
    return variant[choice] === PRESETS.official[choice] ? [] : (texts[variant[choice]] ?? []);
  });

/** The presets that carry each of the three texts. */
export const REQUEST_PRESETS: {
  readonly [text in 'czech' | 'hebrew' | 'swedish']: readonly PresetName[];
} = {
  czech: ['cz-basic', 'cz-tournament'],
  hebrew: ['he-beginner', 'he-advanced', 'he-advanced-48', 'he-literal', 'he-literal-58'],
  swedish: ['sv-basic', 'sv-extended', 'sv-literal'],
};
