import type { JSX } from 'preact';
import { MARBLES, placementSource, positionOf } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { choices } from '../play/openChoices.ts';
import { refusalContext } from '../play/say.ts';
import { pickedPath, stageOf } from '../play/session.ts';
import { confirm, pass, takeColour } from '../play/taps.ts';
import { exercise } from './boardNow.ts';
import { seats } from './store.ts';

/** What a turn needs besides the rings, in the corners of the table. */
export const Pills = (): JSX.Element => (
  <>
    <div class="pills" role="group" aria-label={words().dock.pool} dir="ltr">
      {MARBLES.map((marble, index) => (
        <Pill key={marble} marble={marble} digit={index + 1} />
      ))}
    </div>
    <Act />
    <Refusal />
  </>
);

const Pill = ({
  marble,
  digit,
}: {
  readonly marble: Marble;
  readonly digit: number;
}): JSX.Element => {
  const shown = exercise.session.value;
  const now = positionOf(shown.game);
  const held = placementSource(now) === 'captives' ? now.captives[now.turn] : now.pool;
  const { draft } = shown;
  const open = exercise.mode.value === 'turns';
  const inHand = draft.marble === marble && open && stageOf(shown) !== 'over';
  return (
    <button
      type="button"
      class={`pill ${inHand ? 'in-hand' : ''}`}
      data-marble={marble}
      aria-pressed={inHand}
      aria-keyshortcuts={String(digit)}
      aria-disabled={!open || (!inHand && !choices(draft).marbles.includes(marble))}
      aria-label={`${words().marble[marble].title}, ${held[marble]} ${words().dock.leftHere}`}
      onClick={() => {
        if (open) exercise.input((before) => takeColour(before, marble));
      }}
    >
      <MarbleIcon marble={marble} />
      {held[marble]}
    </button>
  );
};

/** The button for what a tap on a ring cannot say. */
const Act = (): JSX.Element | null => {
  const now = exercise.session.value;
  const button = (text: string, act: () => void): JSX.Element => (
    <button type="button" class="button small accent" onClick={act}>
      {text}
    </button>
  );
  const open = choices(now.draft);
  const stage = stageOf(now);
  if (exercise.mode.value !== 'turns') return null;
  const path = stage === 'capture' ? pickedPath(now) : undefined;
  const isReady = stage === 'ready';
  const asked = isReady && open.mayDecline && open.claims.length > 0;
  if (path === undefined && !isReady && !open.mayPass) return null;
  return (
    <div class="table-acts">
      {path !== undefined &&
        button(words().dock.capture(path.taken.length), () =>
          exercise.input((before) => confirm(before)),
        )}
      {asked && button(words().dock.leave, () => exercise.input((before) => confirm(before, true)))}
      {isReady && button(words().dock.play, () => exercise.input((before) => confirm(before)))}
      {open.mayPass && button(words().dock.pass, () => exercise.input(pass))}
    </div>
  );
};

const Refusal = (): JSX.Element | null => {
  const { game, refusal } = exercise.session.value;
  if (refusal === undefined) return null;
  return (
    <p class="table-refusal">
      <Icon name="close" />
      {refusalText(refusal.refusal, refusalContext(game, seats()))}
    </p>
  );
};
