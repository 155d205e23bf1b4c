import type { JSX } from 'preact';
import { PLAYERS } from '@zertz/rules';
import { Said } from '../exercise/Said.tsx';
import type { SaidLine } from '../exercise/Said.tsx';
import { focusBoard } from '../exercise/focusBoard.ts';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { nodeAt, ROOT } from '../study/tree.ts';
import { place, position } from '../study/store.ts';
import { Markdown } from './Markdown.tsx';
import { chapter } from './openStudy.ts';
import { atEnd, linesLeft, nextLine, showMove, stopTraining, train, training } from './training.ts';
import type { Training } from './training.ts';
import { studiesWords } from './words.ts';

/** Finding the moves of a chapter: what is asked, what came of the last turn, and the ways on. */
export const TrainingCard = (): JSX.Element | null => {
  const now = training.value;
  if (now === undefined) return null;
  const text = studiesWords().training;
  const yours = position.value.turn === now.side;
  return (
    <section class="card training-card exercise-card" aria-label={text.title}>
      <h2>{text.title}</h2>
      <Choice
        name="training-side"
        legend={text.side}
        value={now.side}
        options={PLAYERS.map((value) => ({ value, text: words().seats[value] }))}
        onChange={train}
      />
      {!atEnd.value && yours && <p>{text.find}</p>}
      <Said line={saidOf(now)} />
      {atEnd.value && <End />}
      <div class="button-row">
        {atEnd.value ? (
          <button
            type="button"
            class="button accent"
            onClick={() => {
              nextLine();
              focusBoard();
            }}
          >
            <Icon name={linesLeft.value === 0 ? 'repeat' : 'next'} />
            {linesLeft.value === 0 ? text.again : text.next}
          </button>
        ) : (
          <button type="button" class="button" aria-disabled={!yours} onClick={showMove}>
            <Icon name="bulb" />
            {text.show}
          </button>
        )}
        <button type="button" class="button" onClick={stopTraining}>
          {text.stop}
        </button>
      </div>
    </section>
  );
};

/** What the line ends with: what is said of its last turn, and the notes, which were hidden. */
const End = (): JSX.Element => {
  const { comment } = nodeAt(place.value.tree, place.value.at);
  const notes = chapter.value?.notes ?? '';
  return (
    <div class="training-end">
      {linesLeft.value > 0 && <p>{studiesWords().training.left(linesLeft.value)}</p>}
      {comment !== '' && <p dir="auto">{comment}</p>}
      {notes !== '' && <Markdown text={notes} />}
    </div>
  );
};

const saidOf = ({ said }: Training): SaidLine | undefined => {
  const text = studiesWords().training;
  if (atEnd.value && place.value.at === ROOT) {
    return { icon: 'close', tone: 'bad', text: text.nothing };
  }
  if (atEnd.value) return { icon: 'check', tone: 'good', text: text.end };
  if (said === undefined) return undefined;
  return said.kind === 'right'
    ? { icon: 'check', tone: 'good', text: text.right }
    : { icon: 'close', tone: 'bad', text: text[said.kind](said.turn) };
};
