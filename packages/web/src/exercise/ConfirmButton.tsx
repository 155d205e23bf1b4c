import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Notation } from '../play/Notation.tsx';
import { previewOf } from '../play/preview.ts';
import { pickedPath, stageOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { confirm, pass, withPickedPath } from '../play/taps.ts';
import type { Exercise } from './exercise.ts';

/** Plays the turn as it stands, or says what it still lacks. */
export const ConfirmButton = ({
  exercise: { input, mode, session },
}: {
  readonly exercise: Exercise;
}): JSX.Element => {
  const now = session.value;
  const open = mode.value === 'turns';
  const whole = open ? previewOf(withPickedPath(now).draft) : undefined;
  const passing = open && stageOf(now) === 'pass';
  // A capture may owe a ring yet, to which the button leads on.
  const owing = open && stageOf(now) === 'capture' && pickedPath(now) !== undefined;
  return (
    <button
      type="button"
      class={`button grow confirm ${stageOf(now) === 'capture' ? 'amber' : 'accent'}`}
      aria-disabled={whole === undefined && !passing && !owing}
      onClick={() => input((before) => (passing ? pass(before) : confirm(before)))}
    >
      <span>{open ? textOf(now) : words().dock.wait}</span>
      {whole !== undefined && (
        <bdi class="confirm-move">
          <Notation text={whole.notation} />
        </bdi>
      )}
    </button>
  );
};

const textOf = (session: Session): string => {
  const { dock } = words();
  switch (stageOf(session)) {
    case 'over':
      return dock.play;
    case 'choose':
      return dock.chooseMarble;
    case 'hand':
      return dock.chooseRing;
    case 'placed':
    case 'rings-only':
    case 'ring-after':
      return dock.chooseRemoval;
    case 'pass':
      return dock.pass;
    case 'ready':
      return dock.play;
    case 'capture': {
      const path = pickedPath(session);
      if (path === undefined) return dock.chooseJumper;
      const n = path.taken.length;
      return path.stopsEarly ? dock.stopHere(n) : dock.capture(n);
    }
  }
};
