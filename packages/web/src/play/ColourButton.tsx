import type { JSX } from 'preact';
import type { Marble } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';

/** A colour to take into the hand. */
export const ColourButton = ({
  marble,
  left,
  shortcut,
  held,
  disabled,
  refused = false,
  onClick,
  onPointerDown,
}: {
  readonly marble: Marble;
  /** How many there are; `undefined` where that would tell the answer. */
  readonly left: number | undefined;
  /** The key that takes it. */
  readonly shortcut: string | undefined;
  readonly held: boolean;
  readonly disabled: boolean;
  readonly refused?: boolean;
  readonly onClick: () => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
}): JSX.Element => (
  <button
    type="button"
    class={`colour ${held ? 'in-hand' : ''} ${left === 0 ? 'used-up' : ''} ${refused ? 'refused' : ''}`}
    aria-pressed={held}
    aria-disabled={disabled}
    aria-keyshortcuts={shortcut}
    data-marble={marble}
    onClick={onClick}
    onPointerDown={onPointerDown}
  >
    <MarbleIcon marble={marble} class="big" />
    <span class="colour-text">
      <span>{words().marble[marble].title} </span>
      {left !== undefined && (
        <>
          <b>{left}</b>
          <span class="unseen"> {words().dock.leftHere}</span>
        </>
      )}
    </span>
    {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
  </button>
);
