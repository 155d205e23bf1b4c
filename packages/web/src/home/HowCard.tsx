import { lazy, Suspense } from 'preact/compat';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { atLeisure } from '../parts/atLeisure.ts';
import { Boundary } from '../parts/Boundary.tsx';

const HowPicture = lazy(async () => {
  await atLeisure();
  return (await import('./HowPicture.tsx')).HowPicture;
});

/** The game in three sentences; to whoever has not played yet, in three pictures too. */
export const HowCard = ({ pictured }: { readonly pictured: boolean }): JSX.Element => (
  <section
    class={pictured ? 'card how-card pictured' : 'card how-card'}
    aria-labelledby="how-title"
  >
    <h2 id="how-title">{words().home.how}</h2>
    <ol class="how-list">
      {words().rulesCard.how.map((line, index) => (
        <li key={line}>
          {pictured && (
            <div class="table how-picture" aria-hidden="true">
              <Boundary instead={() => null}>
                <Suspense fallback={null}>
                  <HowPicture index={index} />
                </Suspense>
              </Boundary>
            </div>
          )}
          <p>{line}</p>
        </li>
      ))}
    </ol>
  </section>
);
