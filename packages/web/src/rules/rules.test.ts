import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatPosition, PRESET_NAMES, PRESETS } from '@zertz/rules';
import { PRESET_GROUPS } from '../newGame/presetGroups.ts';
import { DIAGRAM_NAMES, DIAGRAMS, sceneOf } from './diagrams.ts';
import { changesOf, REQUEST_PRESETS } from './presetTable.ts';
import { REQUESTS, SECTIONS } from './sections.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

describe('rules page', () => {
  test('every clause it names is in RULES.md', () => {
    const rules = read('RULES.md');
    const named = [...Object.values(SECTIONS), ...Object.values(REQUESTS)]
      .flatMap((part) => Object.values<readonly string[]>(part).flat())
      .filter((clause) => !rules.includes(`**${clause}**`) && !rules.includes(`**${clause} `));
    expect(named).toEqual([]);
  });

  test.each(DIAGRAM_NAMES)('diagram %s shows a position and a turn of the game', (name) => {
    const { played, position } = sceneOf(name);
    expect(formatPosition(position)).toBe(DIAGRAMS[name].position);
    expect(played === undefined).toBe(DIAGRAMS[name].turn === undefined);
  });

  test('the diagrams do what they are there for', () => {
    expect(sceneOf('chain').played?.captured).toHaveLength(3);
    expect(sceneOf('isolation').played?.claimed).toHaveLength(2);
    expect(sceneOf('notFull').played?.claimed).toHaveLength(0);
  });

  test('every preset is in the table, and says what it changes', () => {
    expect(PRESET_GROUPS.flatMap(({ presets }) => presets).toSorted()).toEqual(
      PRESET_NAMES.toSorted(),
    );
    expect(changesOf(PRESETS.official)).toEqual([]);
    expect(changesOf(PRESETS['sv-basic'])).toEqual(['Full groups are always claimed.']);
    expect(changesOf(PRESETS['he-literal'])).toHaveLength(6);
  });

  test('the three texts have the presets that docs/requests.md gives them', () => {
    const requests = read('docs/requests.md');
    for (const preset of Object.values(REQUEST_PRESETS).flat()) {
      expect(requests, preset).toContain(`\`${preset}\``);
    }
  });
});
