import type { JSX } from 'preact';
import { PRESETS, RingSet, startPosition } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { PageHeading } from './PageHeading.tsx';
import { hrefOf } from './router.ts';

/** A board with one ring missing. */
const MISSING = startPosition(PRESETS.official, { without: RingSet.from([18 as Ring]) });

export const NotFoundPage = (): JSX.Element => (
  <main id="content" class="page not-found" tabIndex={-1}>
    <div class="not-found-board thumb-frame">
      <BoardThumb position={MISSING} />
    </div>
    <PageHeading>{words().notFound.says}</PageHeading>
    <a class="button accent" href={hrefOf('home')}>
      {words().notFound.home}
    </a>
  </main>
);
