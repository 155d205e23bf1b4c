import type { JSX } from 'preact';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { BRUSHES, emptied } from './setup.ts';
import type { Brush } from './setup.ts';
import { brush, change, mayRedo, mayUndo, position, redo, takeBrush, undo } from './store.ts';
import { editorWords } from './words.ts';

/** What a click puts down, with how many marbles are left to put. */
export const Palette = (): JSX.Element => (
  <div class="palette" role="group" aria-label={editorWords().palette}>
    {BRUSHES.map((one, index) => (
      <BrushButton key={one} one={one} digit={index + 1} />
    ))}
  </div>
);

const BrushButton = ({
  one,
  digit,
}: {
  readonly one: Brush;
  readonly digit: number;
}): JSX.Element => {
  const left = one === 'vacant' || one === 'gone' ? undefined : position.value.pool[one];
  const name = editorWords().brushes[one];
  return (
    <button
      type="button"
      class="brush"
      data-brush={one}
      aria-pressed={brush.value === one}
      aria-keyshortcuts={String(digit)}
      title={name}
      onClick={() => takeBrush(one)}
    >
      {one === 'vacant' || one === 'gone' ? (
        <i class={`brush-ring ${one}`} />
      ) : (
        <MarbleIcon marble={one} />
      )}
      <span class="unseen">{left === undefined ? name : editorWords().brushLeft(name, left)}</span>
      {left !== undefined && <b aria-hidden="true">{left}</b>}
      <kbd aria-hidden="true">{digit}</kbd>
    </button>
  );
};

export const EditActs = (): JSX.Element => (
  <div class="edit-acts">
    <button type="button" class="button small" aria-disabled={!mayUndo.value} onClick={undo}>
      <Icon name="undo" />
      {editorWords().undo}
    </button>
    <button type="button" class="button small" aria-disabled={!mayRedo.value} onClick={redo}>
      <Icon name="redo" />
      {editorWords().redo}
    </button>
    <button type="button" class="button small" onClick={() => change(emptied(position.value))}>
      {editorWords().whole}
    </button>
  </div>
);
