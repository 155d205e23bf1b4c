import { apply, canCapture, formatTurn, legalTurns } from '@zertz/rules';
import type { Played, Position } from '@zertz/rules';
import { enforcing } from '../proof.ts';
import type { AtOnce, Explaining } from './data.ts';
import { wonBy } from './told.ts';

/** Turns looked at between two pieces, some milliseconds of work. */
const PIECE = 2000;

/** The turns of the player to move that gain marbles at once: every capture, and of claims those that differ. */
export function* gainsAtOnce(
  position: Position,
  stopped: () => boolean,
  part: number,
): Explaining<readonly AtOnce[]> {
  const found = new Map<string, { readonly gain: AtOnce; readonly isCalm: boolean }>();
  let looked = 0;
  // R11.18: what may be missed is not looked at.
  for (const turn of legalTurns(enforcing(position))) {
    looked += 1;
    if (looked % PIECE === 0) {
      yield { part };
      if (stopped()) break;
    }
    if (turn.kind === 'pass' || !turn.declined.isEmpty) continue;
    const played = apply(position, turn);
    if (played.captured.length + played.claimed.length === 0) continue;
    const gain = atOnceOf(played);
    const key = `${turn.kind === 'capture' ? turn.path.join(' ') : ''} ${JSON.stringify(gain.claimed)}`;
    const isCalm = !canCapture(played.after);
    const known = found.get(key);
    if (known === undefined || (isCalm && !known.isCalm)) found.set(key, { gain, isCalm });
  }
  return [...found.values()].map(({ gain }) => gain);
}

const atOnceOf = (played: Played): AtOnce => ({
  kind: played.captured.length > 0 ? 'capture' : 'claim',
  turn: formatTurn(played),
  ...wonBy(played),
  gained: played.gain,
  wins: played.outcome?.winner === played.before.turn,
});
