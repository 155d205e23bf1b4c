import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { PageHeading } from '../pages/PageHeading.tsx';
import { hrefOf, page } from '../pages/router.ts';
import { Analysis } from './Analysis.tsx';
import { openKept } from './kept.ts';
import { review, startReview } from './review.ts';
import { showTab } from './shown.ts';
import { game } from './store.ts';
import { studyWords } from './words.ts';

/** A game that is kept here: analysed, judged turn by turn, and what is to be said of it. */
export const ReviewPage = (): JSX.Element => {
  const now = page.value;
  const id = now?.route === 'review' ? now.params.game : '';
  const found = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void openKept(id).then((there) => {
      if (left) return;
      found.value = there;
      if (!there) return;
      showTab('report');
      if (review.value === undefined && game.value.history.length > 0) startReview();
    });
    return () => {
      left = true;
    };
  }, [id]);
  if (found.value === undefined) return <main id="content" class="page loading" />;
  return found.value ? <Analysis title={words().nav.review} /> : <NotKept />;
};

const NotKept = (): JSX.Element => (
  <main id="content" class="page not-found" tabIndex={-1}>
    <PageHeading>{studyWords().review.notKept}</PageHeading>
    <div class="button-row">
      <a class="button accent" href={hrefOf('games')}>
        {words().nav.games}
      </a>
      <a class="button" href={hrefOf('analyse')}>
        {words().nav.analyse}
      </a>
    </div>
  </main>
);
