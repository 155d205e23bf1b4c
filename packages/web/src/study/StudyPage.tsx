import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { page, redirect } from '../pages/router.ts';
import { Analysis } from './Analysis.tsx';
import { given } from './given.ts';
import { openAnalysis } from './kept.ts';

/** A game or position with all that can be known of it. */
export const StudyPage = (): JSX.Element => {
  const now = page.value;
  const hash = now?.route === 'analyse' ? now.hash : '';
  // Before anything is drawn, so that it never shows what was analysed before.
  useMemo(() => openAnalysis(hash), [hash, given.value]);
  useEffect(() => {
    // From here on the tree changes, and the address would tell of what it was.
    if (hash !== '') redirect('analyse');
  }, [hash]);
  return <Analysis />;
};
