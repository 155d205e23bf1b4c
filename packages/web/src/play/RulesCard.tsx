import type { JSX } from 'preact';
import { CHOICES, formatCount } from '@zertz/rules';
import type { Choice } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { current } from '../storage/current.ts';
import { hintsAllowed } from './hints.ts';
import { rulesName } from './rulesName.ts';
import { gameStart } from './store.ts';

/** What both players may make use of. */
const aidsOn = (): readonly string[] => {
  const { aids, assisted } = current.value;
  const { replies, takeBack } = aids;
  const on = [
    ...(takeBack ? [words().newGame.takeBack] : []),
    ...(replies ? [words().aids.replies] : []),
    ...(hintsAllowed.value ? [words().aids.hints] : []),
    ...(assisted ? [words().aids.assistedSays] : []),
  ];
  return on.length === 0 ? [words().aids.none] : on;
};

/** The rules of this game in a few lines: goals, and whatever is not as usual. */
export const RulesCard = (): JSX.Element => {
  const { board, variant } = gameStart.value;
  const special = (Object.keys(CHOICES) as Choice[]).flatMap((choice) => {
    const texts: { readonly [value: string]: string | undefined } = words().options[choice];
    return texts[variant[choice]] ?? [];
  });
  return (
    <section class="card rules-card" aria-labelledby="rules-title">
      <header class="card-head">
        <h2 class="label" id="rules-title">
          {words().rulesCard.title}
        </h2>
        <span class="quiet">{rulesName(gameStart.value)}</span>
      </header>
      <dl class="facts">
        <dt>{words().rulesCard.goals}</dt>
        <dd>{words().newGame.goalsText(variant.goals)}</dd>
        <dt>{words().rulesCard.pool}</dt>
        <dd>
          <bdi>{formatCount(variant.supply)}</bdi> · {words().newGame.rings(board.size)}
        </dd>
        <dt>{words().newGame.aids}</dt>
        {aidsOn().map((aid) => (
          <dd key={aid}>{aid}</dd>
        ))}
      </dl>
      <ul class="rules-how">
        {words().rulesCard.how.map((line) => (
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
