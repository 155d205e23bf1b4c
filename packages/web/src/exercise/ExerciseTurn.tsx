import type { JSX } from 'preact';
import { MARBLES, placementSource, positionOf } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { ColourButton } from '../play/ColourButton.tsx';
import { shortcutOf } from '../play/keyNames.ts';
import { choices } from '../play/openChoices.ts';
import { PathCard } from '../play/PathCard.tsx';
import { jumperOf, pathsOf, pickedPath, stageOf } from '../play/session.ts';
import { pickPath, stepBack, takeColour } from '../play/taps.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { Exercise } from './exercise.ts';

interface Props {
  readonly exercise: Exercise;
  /** A colour is asked for, so how many there are is not told. */
  readonly asked?: boolean;
}

/** What a turn needs besides the board: colours, or the paths of a capture, and its button. */
export const ExerciseTurn = ({ exercise, asked = false }: Props): JSX.Element | null => {
  const { habits, mode, session } = exercise;
  const capturing = stageOf(session.value) === 'capture' && mode.value === 'turns';
  const confirming = habits().confirm && !asked;
  if (capturing && jumperOf(session.value) === undefined && !confirming) return null;
  return (
    <div class="exercise-turn">
      {capturing ? <Paths exercise={exercise} /> : <Colours exercise={exercise} asked={asked} />}
      {(capturing || confirming) && (
        <div class="exercise-acts">
          <button
            type="button"
            class="button square"
            aria-label={words().step.back}
            onClick={() => exercise.input(stepBack)}
          >
            <Icon name="back" />
          </button>
          <ConfirmButton exercise={exercise} />
        </div>
      )}
    </div>
  );
};

const Colours = ({ exercise, asked = false }: Props): JSX.Element => {
  const position = positionOf(exercise.session.value.game);
  const source = placementSource(position);
  const held = source === 'captives' ? position.captives[position.turn] : position.pool;
  return (
    <>
      {source === 'captives' && (
        <p class="exercise-pool">
          <b>{words().dock.poolEmpty}</b> {words().dock.fromCaptives}
        </p>
      )}
      <div
        class="colours"
        role="group"
        aria-label={source === 'captives' ? words().dock.captives : words().dock.pool}
      >
        {MARBLES.map((marble) => (
          <Colour
            key={marble}
            exercise={exercise}
            marble={marble}
            left={asked ? undefined : held[marble]}
          />
        ))}
      </div>
    </>
  );
};

const Colour = ({
  exercise: { input, mode, session },
  marble,
  left,
}: {
  readonly exercise: Exercise;
  readonly marble: Marble;
  readonly left: number | undefined;
}): JSX.Element => {
  const { draft } = session.value;
  const open = mode.value !== 'still';
  const held = draft.marble === marble && open;
  const usable = held || choices(draft).marbles.includes(marble);
  return (
    <ColourButton
      marble={marble}
      left={left}
      shortcut={shortcutOf(marble)}
      held={held}
      disabled={!usable || !open}
      onClick={() => input((now) => takeColour(now, marble))}
    />
  );
};

const Paths = ({ exercise: { input, session } }: Props): JSX.Element => {
  const { board } = session.value.draft.position;
  const picked = pickedPath(session.value);
  return (
    <div class="paths" role="group" aria-label={words().dock.paths}>
      {pathsOf(session.value).map((path) => (
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
