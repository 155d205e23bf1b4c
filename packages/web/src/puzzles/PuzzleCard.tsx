import type { JSX } from 'preact';
import { NO_MARBLES, opponentOf, positionOf } from '@zertz/rules';
import type { Player } from '@zertz/rules';
import { ExerciseTurn } from '../exercise/ExerciseTurn.tsx';
import { focusBoard } from '../exercise/focusBoard.ts';
import { gainIn } from '../exercise/gain.ts';
import { Said } from '../exercise/Said.tsx';
import type { SaidLine } from '../exercise/Said.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { hrefOfPuzzle } from '../pages/router.ts';
import { Icon } from '../parts/Icon.tsx';
import { GoalMeter } from '../play/GoalMeter.tsx';
import { refusalContext } from '../play/say.ts';
import type { Attempt } from './attempt.ts';
import { HintLadder } from './HintLadder.tsx';
import { Keepsakes } from './Keepsakes.tsx';
import { formatSeries, nextPuzzle, seriesAfter } from './series.ts';
import type { Series } from './series.ts';
import { puzzles } from './set.ts';
import { Solved } from './Solved.tsx';
import { again, attempt, hint, isSolved, puzzleExercise, puzzleSeats, rating } from './store.ts';
import { puzzleWords, refutationText } from './words.ts';

/** What is to be won, what has come of it, and the ways on. */
export const PuzzleCard = ({ series }: { readonly series: Series }): JSX.Element | null => {
  const now = attempt.value;
  if (now === undefined) return null;
  const { puzzle } = now.task;
  const next = hrefOfNext(series, puzzle.id);
  const over = now.phase.kind === 'solved';
  return (
    <section class="card exercise-card puzzle-card" aria-label={puzzleWords().task}>
      <Meters now={now} />
      {!over && <p class="exercise-task">{puzzleWords().lengthSays(now.left)}</p>}
      <Said line={saidNow(now)} />
      {over ? (
        <Solved now={now} next={next} />
      ) : (
        <>
          <ExerciseTurn exercise={puzzleExercise} />
          <TryAgain now={now} />
          <Hints now={now} />
          <div class="exercise-acts puzzle-ways">
            <Keepsakes id={puzzle.id} />
            {next !== undefined && (
              <a class="button quiet-button" href={next}>
                {puzzleWords().skip}
              </a>
            )}
          </div>
        </>
      )}
    </section>
  );
};

const hrefOfNext = (series: Series, id: string): string | undefined => {
  const standing = { isSolved, rating: rating.value.rating };
  const stay = seriesAfter(puzzles.value, series, standing, id);
  const next = nextPuzzle(puzzles.value, stay, standing, id);
  return next === undefined ? undefined : hrefOfPuzzle(next.id, formatSeries(stay));
};

/** How far both players are: what is to be won, and what is not to be given. */
const Meters = ({ now }: { readonly now: Attempt }): JSX.Element => {
  const { turn } = now.task.position;
  const position = positionOf(now.session.game);
  const meter = (player: Player): JSX.Element => {
    const { name } = puzzleSeats()[player];
    const pending = player === turn ? gainIn(puzzleExercise) : NOTHING;
    return (
      <div class="puzzle-player">
        <p>
          <span class={`avatar ${player}`} aria-hidden="true">
            {player === 'first' ? '◆' : '●'}
          </span>
          <b>{name}</b>
        </p>
        <GoalMeter
          name={name}
          variant={position.variant}
          captives={position.captives[player]}
          gain={pending.gain}
          loss={pending.loss}
        />
      </div>
    );
  };
  return (
    <div class="puzzle-players">
      {meter(turn)}
      {meter(opponentOf(turn))}
    </div>
  );
};

const NOTHING = { gain: NO_MARBLES, loss: NO_MARBLES };

const saidNow = ({ helped, phase, session, wrong }: Attempt): SaidLine | undefined => {
  const text = puzzleWords();
  const bad = (says: string): SaidLine => ({ icon: 'close', tone: 'bad', text: says });
  const good = (says: string): SaidLine => ({ icon: 'check', tone: 'good', text: says });
  switch (phase.kind) {
    case 'turn': {
      const { refusal } = session;
      if (refusal !== undefined) {
        return bad(refusalText(refusal.refusal, refusalContext(session.game, puzzleSeats())));
      }
      if (phase.replies === undefined) return undefined;
      const answers = text.answers(phase.replies);
      return good(phase.shown ? answers : `${text.right} ${answers}`);
    }
    case 'asking':
      return { icon: 'hourglass', tone: 'good', text: text.asking };
    case 'answering':
    case 'refuting':
      return { icon: 'hourglass', tone: 'good', text: text.answering };
    case 'wrong':
      return bad(refutationText(phase));
    case 'slow':
      return bad(text.slow);
    case 'unjudged':
      return bad(text.unjudged);
    case 'solved':
      return good(text.done[wrong > 0 ? 'late' : helped > 0 ? 'helped' : 'alone']);
  }
};

const TryAgain = ({ now: { phase } }: { readonly now: Attempt }): JSX.Element | null =>
  phase.kind === 'wrong' || phase.kind === 'slow' || phase.kind === 'unjudged' ? (
    <div class="exercise-acts">
      <button
        type="button"
        class="button accent grow"
        onClick={() => {
          again();
          focusBoard();
        }}
      >
        <Icon name="undo" />
        {puzzleWords().tryAgain}
      </button>
    </div>
  ) : null;

const Hints = ({ now }: { readonly now: Attempt }): JSX.Element => {
  const { kind } = now.phase;
  return (
    <HintLadder
      turn={now.proof.turn}
      board={now.task.position.board}
      rungs={now.rungs}
      off={kind === 'answering' || kind === 'refuting' || kind === 'asking'}
      climb={hint}
    />
  );
};
