import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { DailyCard } from './DailyCard.tsx';
import { seeToday } from './store.ts';
import './puzzles.css';

/** The puzzle of the day on the first page. */
export const HomePuzzle = (): JSX.Element => {
  useEffect(seeToday, []);
  return <DailyCard />;
};
