import type { JSX } from 'preact';
import { formatTurn } from '@zertz/rules';
import { Said } from '../exercise/Said.tsx';
import type { SaidLine } from '../exercise/Said.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Attempt } from '../puzzles/attempt.ts';
import { again, solving, stopSolving } from './solve.ts';
import { nameOf, position } from './store.ts';
import { studyWords } from './words.ts';

/** The forced line as a task: what is to be done, what has come of it, and the ways on. */
export const SolveTask = ({ turns }: { readonly turns: number }): JSX.Element | null => {
  const now = solving.value;
  const text = studyWords().solving;
  if (now === undefined) return null;
  const { kind } = now.phase;
  const mayRetry = kind === 'wrong' || kind === 'slow' || kind === 'unjudged';
  return (
    <div class="solve-task">
      {kind !== 'solved' && <p>{text.task(nameOf(position.value.turn), turns)}</p>}
      <Said line={saidNow(now)} />
      <div class="button-row">
        {mayRetry && (
          <button type="button" class="button accent" onClick={again}>
            <Icon name="undo" />
            {text.again}
          </button>
        )}
        <button type="button" class="button" onClick={stopSolving}>
          {kind === 'solved' ? studyWords().film.close : text.show}
        </button>
      </div>
    </div>
  );
};

const saidNow = ({ phase }: Attempt): SaidLine | undefined => {
  const text = studyWords().solving;
  const bad = (says: string): SaidLine => ({ icon: 'close', tone: 'bad', text: says });
  const good = (says: string): SaidLine => ({ icon: 'check', tone: 'good', text: says });
  switch (phase.kind) {
    case 'turn':
      return phase.replies === undefined ? undefined : good(text.right);
    case 'answering':
      return good(text.right);
    case 'asking':
    case 'refuting':
      return { icon: 'hourglass', tone: 'good', text: text.asking };
    case 'wrong': {
      if (phase.reply === undefined) return bad(text.ends);
      const reply = formatTurn(phase.reply);
      return bad(phase.forced ? text.holds(reply) : text.escapes(reply));
    }
    case 'slow':
      return bad(text.slow);
    case 'unjudged':
      return bad(text.unjudged);
    case 'solved':
      return good(text.solved);
  }
};
