import type { JSX } from 'preact';
import { MARBLES, positionOf } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { ColourButton } from '../play/ColourButton.tsx';
import { choices } from '../play/openChoices.ts';
import { PathCard } from '../play/PathCard.tsx';
import { jumperOf, pathsOf, pickedPath, stageOf } from '../play/session.ts';
import { confirm, pickPath, stepBack, takeColour } from '../play/taps.ts';
import { stepOf } from './attempt.ts';
import { attempt, input } from './store.ts';

/** What a turn needs besides the board: colours, or the paths of a capture and its button. */
export const LessonTurn = (): JSX.Element | null => {
  const { session } = attempt.value;
  const capturing = stageOf(session) === 'capture';
  if (attempt.value.done) return null;
  if (capturing && jumperOf(session) === undefined) return null;
  return (
    <div class="lesson-turn">
      {capturing ? <Paths /> : <Colours />}
      {capturing && <Capture />}
    </div>
  );
};

const Colours = (): JSX.Element => {
  const { pool } = positionOf(attempt.value.session.game);
  return (
    <div class="colours" role="group" aria-label={words().dock.pool}>
      {MARBLES.map((marble, index) => (
        <Colour key={marble} marble={marble} left={pool[marble]} digit={index + 1} />
      ))}
    </div>
  );
};

const Colour = ({
  marble,
  left,
  digit,
}: {
  readonly marble: Marble;
  readonly left: number;
  readonly digit: number;
}): JSX.Element => {
  const { pending, session } = attempt.value;
  const held = session.draft.marble === marble && pending === undefined;
  const usable = held || choices(session.draft).marbles.includes(marble);
  const asked = stepOf(attempt.value)?.asksColour === true;
  return (
    <ColourButton
      marble={marble}
      left={asked ? undefined : left}
      digit={digit}
      held={held}
      disabled={!usable || pending !== undefined}
      onClick={() => input((now) => takeColour(now, marble))}
    />
  );
};

const Paths = (): JSX.Element => {
  const { session } = attempt.value;
  const { board } = session.draft.position;
  const picked = pickedPath(session);
  return (
    <div class="paths" role="group" aria-label={words().dock.paths}>
      {pathsOf(session).map((path) => (
        <PathCard
          key={path.key}
          path={path}
          chosen={path.key === picked?.key}
          label={(ring) => board.labels[ring] ?? ''}
          onPick={() => input((now) => ({ session: pickPath(now, path.key), turn: undefined }))}
        />
      ))}
    </div>
  );
};

const Capture = (): JSX.Element => {
  const path = pickedPath(attempt.value.session);
  const taken = path?.taken.length ?? 0;
  return (
    <div class="lesson-acts">
      <button
        type="button"
        class="button square"
        aria-label={words().step.back}
        onClick={() => input(stepBack)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="button amber grow"
        aria-disabled={path === undefined}
        onClick={() => input((now) => confirm(now))}
      >
        {words().dock.capture(taken)}
      </button>
    </div>
  );
};
