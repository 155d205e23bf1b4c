import { formatRing } from '@zertz/rules';
import type { MarbleOn, Played, Ring } from '@zertz/rules';

/** What a turn did, in a few words. */
export const turnWords = (played: Played): string => {
  const { before, captured, claimed, left, turn } = played;
  const label = (ring: Ring): string => formatRing(before.board, ring);
  const list = (marbles: readonly MarbleOn[]): string =>
    marbles.map(({ marble, ring }) => `${marble} ${label(ring)}`).join(', ');
  const parts: string[] = [];
  switch (turn.kind) {
    case 'placement':
      parts.push(`places ${turn.marble} on ${label(turn.to)}`);
      break;
    case 'capture': {
      const [from, ...landings] = turn.path;
      parts.push(`jumps ${[from, ...landings].map(label).join('-')} and takes ${list(captured)}`);
      break;
    }
    case 'removal':
      break;
    case 'pass':
      parts.push('passes');
  }
  if (turn.kind !== 'pass' && turn.removal !== undefined) {
    parts.push(`removes ${label(turn.removal)}`);
  }
  if (claimed.length > 0) parts.push(`claims ${list(claimed)}`);
  if (left.length > 0) parts.push(`leaves ${list(left)}`);
  return parts.join('; ');
};
