import type { JSX } from 'preact';
import { CHOICES, formatCount, isPresetName } from '@zertz/rules';
import type { Choice } from '@zertz/rules';
import { OPTION_TEXTS, PRESET_TEXTS } from '../i18n/enPresets.ts';
import { en } from '../i18n/en.ts';
import { game } from './store.ts';

/** The rules of this game in a few lines: goals, and whatever is not as usual. */
export const RulesCard = (): JSX.Element => {
  const { board, variant } = game.value.start;
  const name = isPresetName(variant.preset) ? PRESET_TEXTS[variant.preset].name : variant.preset;
  const special = (Object.keys(CHOICES) as Choice[]).flatMap((choice) => {
    const texts: { readonly [value: string]: string | undefined } = OPTION_TEXTS[choice];
    return texts[variant[choice]] ?? [];
  });
  return (
    <section class="card rules-card" aria-labelledby="rules-title">
      <header class="card-head">
        <h2 class="label" id="rules-title">
          {en.rulesCard.title}
        </h2>
        <span class="quiet">{name}</span>
      </header>
      <dl class="facts">
        <dt>{en.rulesCard.goals}</dt>
        <dd>{en.newGame.goalsText(variant.goals)}</dd>
        <dt>{en.rulesCard.pool}</dt>
        <dd>
          <bdi>{formatCount(variant.supply)}</bdi> · {en.newGame.rings(board.size)}
        </dd>
      </dl>
      <ul class="rules-how">
        {en.rulesCard.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {special.map((line) => (
          <li key={line} class="special">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
};
