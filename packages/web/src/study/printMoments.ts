import { entryOf } from '../print/makeEntry.ts';
import { formatEntries } from '../print/sheet.ts';
import { judgedTurns, moments, review } from './review.ts';
import { nameOf } from './store.ts';

/** The moments that decided a game as a sheet: what was played there, and what was best as solution. */
export const momentsToPrint = (): string => {
  const { told } = review.value ?? {};
  const entries = moments.value.flatMap((ply) => {
    const [turn, played] = [told?.turns[ply - 1], judgedTurns.value[ply - 1]];
    if (turn === undefined || played === undefined) return [];
    const title = `${ply}. ${nameOf(turn.player)}: ${turn.turn}`;
    return entryOf({ position: played.before, title, solution: turn.judgement?.best ?? [] });
  });
  return formatEntries(entries).join('&');
};
