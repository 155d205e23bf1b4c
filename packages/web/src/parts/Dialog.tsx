import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';

/** A native dialog: it keeps the focus while it is open and gives it back. */
export const Dialog = ({
  title,
  onClose,
  children,
  footer,
  wide = false,
  text = false,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
  readonly wide?: boolean;
  /** Nothing in it can be focused, so it takes the focus itself, to be scrolled by keys. */
  readonly text?: boolean;
}): JSX.Element => {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    // It may have been set aside while another part was loaded.
    alive.current = true;
    if (dialog?.open === false) dialog.showModal();
    return () => {
      alive.current = false;
      dialog?.close();
    };
  }, []);
  const alive = useRef(true);
  return (
    <dialog
      ref={element}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby="dialog-title"
      onClose={() => {
        if (alive.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={words().app.dismiss}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body" tabIndex={text ? 0 : -1}>
          {children}
        </div>
        {footer !== undefined && <footer class="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
};
