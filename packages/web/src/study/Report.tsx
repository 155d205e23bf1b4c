import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import type { ExplainedTurn } from '@zertz/engine';
import { PLAYERS } from '@zertz/rules';
import type { Player } from '@zertz/rules';
import { hrefOfReview, page } from '../pages/router.ts';
import { percentText } from '../i18n/percent.ts';
import { words } from '../i18n/words.ts';
import { overlookedBy, refusedBy, tempoOf } from './counted.ts';
import { paidPerWhite, takenBy } from './judged.ts';
import { Judging } from './Judging.tsx';
import { keptId } from './kept.ts';
import { Marbles } from './Marbles.tsx';
import { Moments } from './Moments.tsx';
import { PlayerSign } from './PlayerSign.tsx';
import { goToPly, judgedTurns, review } from './review.ts';
import { nameOf } from './store.ts';
import { TryCard } from './TryCard.tsx';
import { trying } from './trying.ts';
import { studyWords } from './words.ts';

/** A game in the words of the game: what was offered, missed and paid, and what decided it. */
export const Report = (): JSX.Element => {
  const told = review.value?.told;
  const id = keptId.value;
  const isTrying = trying.value !== undefined;
  const wasTrying = useRef(false);
  useLayoutEffect(() => {
    // What closed the card has gone with it, and the focus with that.
    const lost = wasTrying.current && !isTrying && document.activeElement === document.body;
    if (lost) document.getElementById('moves-report')?.focus();
    wasTrying.current = isTrying;
  }, [isTrying]);
  if (trying.value !== undefined) return <TryCard now={trying.value} />;
  return (
    <div class="report">
      <Judging />
      {id !== undefined && page.value?.route === 'analyse' && (
        <a class="link" href={hrefOfReview(id)}>
          {words().nav.review}
        </a>
      )}
      {told !== undefined && (
        <>
          <Moments told={told} />
          <Table />
          <Counted />
          <details>
            <summary>{studyWords().review.turns}</summary>
            <ol class="losses">
              {told.turns.map((turn) => (
                <Loss key={turn.ply} turn={turn} />
              ))}
            </ol>
          </details>
        </>
      )}
    </div>
  );
};

const Table = (): JSX.Element | null => {
  const text = studyWords().review;
  const told = review.value?.told;
  if (told === undefined) return null;
  const { players } = told;
  const history = judgedTurns.value;
  const row = (name: string, cell: (player: Player) => JSX.Element | string): JSX.Element => (
    <tr>
      <th scope="row">{name}</th>
      {PLAYERS.map((player) => (
        <td key={player}>{cell(player)}</td>
      ))}
    </tr>
  );
  const tempo = (player: Player): string => {
    const { kept, of } = tempoOf(told, player);
    return text.tempoOf(kept, of);
  };
  return (
    <table>
      <thead>
        <tr>
          <td />
          {PLAYERS.map((player) => (
            <th key={player} scope="col">
              <PlayerSign player={player} /> <bdi>{nameOf(player)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(text.accuracy, (player) => percentText(players[player].accuracy))}
        {row(text.offers, (player) => String(players[player].offers))}
        {row(text.answers, (player) => String(takenBy(told, player)))}
        {row(text.refused, (player) => String(refusedBy(told, history, player)))}
        {row(text.overlooked, (player) => String(overlookedBy(told, history, player)))}
        {row(text.tempo, tempo)}
        {row(text.missed, (player) => String(players[player].missed))}
        {row(text.allowed, (player) => String(players[player].allowed))}
        {row(text.gained, (player) => (
          <Marbles count={players[player].gained} />
        ))}
        {row(text.paid, (player) => paidPerWhite(told, player)?.toFixed(1) ?? '–')}
      </tbody>
    </table>
  );
};

/** What the numbers mean. */
const Counted = (): JSX.Element => {
  const text = studyWords().review;
  return (
    <details>
      <summary>{text.counted}</summary>
      <dl class="counted">
        {COUNTED.map((name) => (
          <div key={name}>
            <dt>{text[name]}</dt>
            <dd>{text.means[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const COUNTED = ['accuracy', 'offers', 'refused', 'overlooked', 'tempo', 'paid'] as const;

const Loss = ({ turn }: { readonly turn: ExplainedTurn }): JSX.Element => {
  const { judgement, ply, player } = turn;
  const swing = judgement?.swing ?? 0;
  return (
    <li>
      <button type="button" class="move" onClick={() => goToPly(ply)}>
        <PlayerSign player={player} /> <bdi dir="ltr">{turn.turn}</bdi>
      </button>
      <span class={swing < 0.005 ? 'quiet' : ''}>
        <span class="unseen">{studyWords().review.loss}: </span>
        {judgement === null ? '–' : percentText(swing)}
      </span>
    </li>
  );
};
