import type { JSX } from 'preact';
import { BRUSHES, HEADS } from '@zertz/art';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { brush, drawnHere, eraseAll, pencil, togglePencil } from './drawings.ts';
import './pencilPanel.css';

/** The brushes, while the pencil is in the hand. */
export const PencilPanel = (): JSX.Element | null => {
  if (!pencil.value) return null;
  const { brushes, clear, stop, title } = words().drawing;
  return (
    <div class="pencil-panel" role="group" aria-label={title}>
      {BRUSHES.map((one) => (
        <button
          key={one}
          type="button"
          class="icon-button"
          aria-label={brushes[one]}
          title={brushes[one]}
          aria-pressed={brush.value === one}
          onClick={() => {
            brush.value = one;
          }}
        >
          <svg class={`drawing ${one}`} viewBox="-100 -26 104 52" aria-hidden="true">
            <path class="drawing-line" d="M-94 0H-32" />
            <path class="drawing-head" d={HEADS[one]} />
          </svg>
        </button>
      ))}
      <span class="grow" />
      <button
        type="button"
        class="icon-button"
        aria-label={clear}
        title={clear}
        aria-disabled={drawnHere.value.length === 0}
        onClick={eraseAll}
      >
        <Icon name="bin" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={stop}
        title={stop}
        onClick={togglePencil}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
