import type { JSX } from 'preact';
import { formatCount, PRESETS } from '@zertz/rules';
import type { PresetName } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { PRESET_GROUPS } from '../newGame/presetGroups.ts';
import { changesOf } from './presetTable.ts';
import { rulesWords } from './words.ts';

/** Every preset with what it changes, made from the presets themselves. */
export const PresetTable = (): JSX.Element => {
  const text = rulesWords().presets;
  return (
    <section id="presets" class="rules-section" aria-labelledby="presets-title" tabIndex={-1}>
      <h2 id="presets-title">{text.title}</h2>
      <p>{text.says}</p>
      <table class="preset-table">
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.set}</th>
            <th scope="col">{text.changes}</th>
          </tr>
        </thead>
        {PRESET_GROUPS.map(({ presets, title }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3} class="label">
                {words().presetGroups[title]}
              </th>
            </tr>
            {presets.map((preset) => (
              <Row key={preset} preset={preset} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};

const Row = ({ preset }: { readonly preset: PresetName }): JSX.Element => {
  const variant = PRESETS[preset];
  const { newGame, presets } = words();
  const changes = changesOf(variant);
  return (
    <tr>
      <th scope="row">{presets[preset].name}</th>
      <td>
        {newGame.rings(variant.board)} · <bdi>{formatCount(variant.supply)}</bdi>
        <br />
        <span class="quiet">{newGame.goalsText(variant.goals)}</span>
      </td>
      <td>
        {changes.length === 0 ? (
          <span class="quiet">{rulesWords().presets.none}</span>
        ) : (
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
};
