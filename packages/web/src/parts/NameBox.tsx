import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { refocus } from './refocus.ts';
import './nameBox.css';

/** A name being changed. `onDone` without one: it stays as it was. */
export const NameBox = ({
  label,
  name,
  hint,
  onDone,
}: {
  readonly label: string;
  readonly name: string;
  readonly hint: string;
  readonly onDone: (name: string | undefined) => void;
}): JSX.Element => {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const place = box.current?.form?.parentElement;
    box.current?.select();
    return () => {
      // Once it has gone: the button that opened it, or the one that is there instead.
      queueMicrotask(() => {
        const button =
          before?.isConnected === true && before !== document.body ? before : undefined;
        refocus(button ?? place?.querySelector('button'));
      });
    };
  }, []);
  return (
    <form
      class="name-box"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(box.current?.value.trim());
      }}
    >
      <input
        ref={box}
        aria-label={label}
        defaultValue={name}
        placeholder={hint}
        maxLength={60}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(undefined);
        }}
      />
      <button type="submit" class="button small">
        {words().games.keepName}
      </button>
    </form>
  );
};
