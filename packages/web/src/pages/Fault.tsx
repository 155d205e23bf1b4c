import type { ComponentChildren, JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { copyText } from '../parts/copyText.ts';
import { PageHeading } from './PageHeading.tsx';

const details = (error: unknown): string => {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [said, location.href, navigator.userAgent].join('\n');
};

const CopyDetails = ({ error }: { readonly error: unknown }): JSX.Element => (
  <button type="button" class="button" onClick={() => void copyText(details(error))}>
    {words().fault.copy}
  </button>
);

/** Where a whole page has broken: the game itself lies in the storage. */
export const FaultPage = ({ error }: { readonly error: unknown }): JSX.Element => (
  <main id="content" class="page fault-page" tabIndex={-1}>
    <PageHeading>{words().fault.says}</PageHeading>
    <div class="button-row">
      <button type="button" class="button accent" onClick={() => location.reload()}>
        {words().fault.reload}
      </button>
      <CopyDetails error={error} />
    </div>
  </main>
);

/** A part of a page that the rest can do without: if it breaks, that can be played on. */
export const Part = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <Boundary
    instead={(error, again) => (
      <section class="card fault-part" role="status">
        <p>{words().fault.part}</p>
        <div class="button-row">
          <button type="button" class="button small" onClick={again}>
            {words().fault.again}
          </button>
          <CopyDetails error={error} />
        </div>
      </section>
    )}
  >
    {children}
  </Boundary>
);
