import type { JSX } from 'preact';
import type { ExplainedTurn } from '@zertz/engine';
import { PLAYERS } from '@zertz/rules';
import type { Player } from '@zertz/rules';
import { Icon } from '../parts/Icon.tsx';
import { switchEngine } from './desk.ts';
import { paidPerWhite, takenBy } from './judged.ts';
import { Marbles } from './Marbles.tsx';
import { goToPly, progress, review, startReview } from './review.ts';
import { nameOf } from './store.ts';
import { studyWords } from './words.ts';

/** A game in the words of the game: what was offered, missed and paid, and what decided it. */
export const Report = (): JSX.Element => {
  const text = studyWords();
  const told = review.value?.told;
  if (told === undefined) {
    return (
      <div class="report">
        <button
          type="button"
          class="button"
          aria-disabled={progress.value !== undefined}
          onClick={() => {
            if (progress.value === undefined) startReview();
          }}
        >
          {progress.value === undefined
            ? text.advantage.analyse
            : text.advantage.progress(progress.value)}
        </button>
      </div>
    );
  }
  const row = (name: string, cell: (player: Player) => JSX.Element | string): JSX.Element => (
    <tr>
      <th scope="row">{name}</th>
      {PLAYERS.map((player) => (
        <td key={player}>{cell(player)}</td>
      ))}
    </tr>
  );
  const { players } = told;
  return (
    <div class="report">
      <table>
        <thead>
          <tr>
            <td />
            {PLAYERS.map((player) => (
              <th key={player} scope="col">
                <span class={player} aria-hidden="true">
                  {player === 'first' ? '◆' : '●'}
                </span>{' '}
                <bdi>{nameOf(player)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(text.review.accuracy, (player) => `${Math.round(players[player].accuracy * 100)} %`)}
          {row(text.review.offers, (player) => String(players[player].offers))}
          {row(text.review.answers, (player) => String(takenBy(told, player)))}
          {row(text.review.missed, (player) => String(players[player].missed))}
          {row(text.review.allowed, (player) => String(players[player].allowed))}
          {row(text.review.gained, (player) => (
            <Marbles count={players[player].gained} />
          ))}
          {row(text.review.paid, (player) => paidPerWhite(told, player)?.toFixed(1) ?? '–')}
        </tbody>
      </table>
      <h2>{text.review.moments}</h2>
      {told.moments.length === 0 && <p class="quiet">{text.review.noMoments}</p>}
      <ol class="moments">
        {told.moments.map((ply) => {
          const turn = told.turns[ply - 1];
          return turn === undefined ? null : <Moment key={ply} turn={turn} />;
        })}
      </ol>
      <details>
        <summary>{text.review.turns}</summary>
        <ol class="losses">
          {told.turns.map((turn) => (
            <Loss key={turn.ply} turn={turn} />
          ))}
        </ol>
      </details>
    </div>
  );
};

const Moment = ({ turn }: { readonly turn: ExplainedTurn }): JSX.Element => {
  const text = studyWords().review;
  const { judgement, ply } = turn;
  const best = judgement?.best[0];
  return (
    <li class="moment">
      <p>
        <b>
          <bdi dir="ltr">{turn.turn}</bdi>
        </b>{' '}
        {nameOf(turn.player)}: {whatOf(turn)}. {best !== undefined && text.best(best)}
      </p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          // It would tell the answer.
          switchEngine(false);
          goToPly(ply - 1);
        }}
      >
        <Icon name="undo" />
        {text.retry}
      </button>
    </li>
  );
};

const whatOf = ({ judgement }: ExplainedTurn): string => {
  const text = studyWords().review;
  if (judgement === null) return '';
  const { allowed, missed, swing } = judgement;
  if (missed !== null) return text.missedWin(Math.ceil(missed.turns / 2));
  return allowed === null ? text.gaveAway(swing) : text.allowedWin(Math.ceil(allowed.turns / 2));
};

const Loss = ({ turn }: { readonly turn: ExplainedTurn }): JSX.Element => {
  const { judgement, ply, player } = turn;
  const part = Math.round((judgement?.swing ?? 0) * 100);
  return (
    <li>
      <button type="button" class="move" onClick={() => goToPly(ply)}>
        <span class={player} aria-hidden="true">
          {player === 'first' ? '◆' : '●'}
        </span>{' '}
        <bdi dir="ltr">{turn.turn}</bdi>
      </button>
      <span class={part === 0 ? 'quiet' : ''}>
        <span class="unseen">{studyWords().review.loss}: </span>
        {judgement === null ? '–' : `${part} %`}
      </span>
    </li>
  );
};
