import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import { focusBoard } from '../exercise/focusBoard.ts';
import { Said } from '../exercise/Said.tsx';
import type { SaidLine } from '../exercise/Said.tsx';
import { Icon } from '../parts/Icon.tsx';
import { HintLadder } from '../puzzles/HintLadder.tsx';
import { isFound } from './moment.ts';
import type { Trying } from './moment.ts';
import { moments } from './review.ts';
import { nameOf } from './store.ts';
import { climbHint, deckIndex, foundMoments, nextMoment, stopTrying, tryAgain } from './trying.ts';
import { studyWords } from './words.ts';

/** A moment that is tried again: what was played, what the turn tried is worth, and the ways on. */
export const TryCard = ({ now }: { readonly now: Trying }): JSX.Element => {
  const text = studyWords().review.trying;
  const { best, begun, moment, phase, rungs } = now;
  const count = moments.value.length;
  const over = isFound(now) || phase.kind === 'shown';
  const more = deckIndex.value + 1 < count;
  // The button that led here is gone.
  useEffect(focusBoard, [moment.ply]);
  return (
    <section class="try-card" aria-label={studyWords().review.retry}>
      <header>
        <h2>{text.title(deckIndex.value + 1, count)}</h2>
        <span class="quiet">{text.found(foundMoments.value, count)}</span>
      </header>
      <p>{text.task(nameOf(moment.player), moment.turn)}</p>
      <Said line={saidNow(now)} />
      {!over && (
        <HintLadder
          turn={best}
          board={positionOf(begun.game).board}
          rungs={rungs}
          off={phase.kind === 'asking'}
          climb={climbHint}
        />
      )}
      <div class="button-row">
        {(phase.kind === 'judged' || phase.kind === 'shown') && (
          <button
            type="button"
            class={over ? 'button small' : 'button small accent'}
            onClick={() => {
              tryAgain();
              focusBoard();
            }}
          >
            <Icon name="undo" />
            {text.again}
          </button>
        )}
        {more && (
          <button
            type="button"
            class={over ? 'button small accent' : 'button small'}
            aria-keyshortcuts="B"
            onClick={nextMoment}
          >
            <Icon name="next" />
            {text.next}
          </button>
        )}
        <button
          type="button"
          class={over && !more ? 'button small accent' : 'button small'}
          onClick={stopTrying}
        >
          {text.close}
        </button>
      </div>
    </section>
  );
};

const saidNow = ({ moment, phase }: Trying): SaidLine | undefined => {
  const { best: bestText, trying: text } = studyWords().review;
  const best = moment.judgement?.best[0] ?? '';
  if (phase.kind === 'turn') return undefined;
  if (phase.kind === 'asking') return { icon: 'hourglass', tone: 'good', text: text.asking };
  if (phase.kind === 'shown') return { icon: 'check', tone: 'good', text: bestText(best) };
  const { answer, turn, verdict } = phase;
  const good = (says: string): SaidLine => ({ icon: 'check', tone: 'good', text: says });
  const bad = (says: string): SaidLine => ({
    icon: 'close',
    tone: 'bad',
    text: answer === undefined ? says : `${says} ${text.answer(answer)}`,
  });
  switch (verdict.kind) {
    case 'best':
      return good(text.best(turn));
    case 'as-good':
      return good(text.asGood(turn, best));
    case 'played':
    case 'better':
    case 'worse':
      return bad(text[verdict.kind](turn, verdict.part));
    case 'allows':
      return bad(text.allows(turn, verdict.turns));
    case 'unjudged':
      return bad(text.unjudged);
  }
};
