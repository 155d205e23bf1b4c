import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import { refocus } from './refocus.ts';

/** Tells what was done, usually that something was deleted, and offers the way back. */
export const UndoBar = ({
  text,
  undo,
  label = words().games.undo,
}: {
  readonly text: string;
  readonly undo: () => void;
  readonly label?: string;
}): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => refocus(button.current), [text]);
  return (
    <div class="undo-bar">
      <p>{text}</p>
      <button ref={button} type="button" class="button small" onClick={undo}>
        <Icon name="undo" />
        {label}
      </button>
    </div>
  );
};
