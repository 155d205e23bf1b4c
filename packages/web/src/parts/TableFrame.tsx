import type { ComponentChildren, JSX, RefObject } from 'preact';
import type { Shape } from '@zertz/art';
import { words } from '../i18n/words.ts';
import { tableThemeNow } from '../storage/settings.ts';

/** The table that a page's board lies on. It has the board's proportions before that is drawn. */
export const TableFrame = ({
  area,
  box,
  children,
}: {
  readonly area?: RefObject<HTMLElement | null>;
  readonly box: Shape['box'];
  readonly children: ComponentChildren;
}): JSX.Element => (
  <section
    ref={area ?? null}
    class="table"
    id="board"
    data-theme={tableThemeNow()}
    aria-label={words().app.board}
    tabIndex={-1}
    style={{ '--ratio': box.width / box.height, '--high': box.height / 100 }}
  >
    {children}
  </section>
);
