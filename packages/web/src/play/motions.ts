import { marbleAt } from '@zertz/rules';
import type { Played } from '@zertz/rules';
import type { Motion } from '../board/motion.ts';
import type { Session } from './session.ts';

/** What moves when a step of a turn is made here. */
export const motionsOfStep = (before: Session, after: Session): readonly Motion[] => {
  const { placed } = after.draft;
  return placed !== undefined && placed !== before.draft.placed
    ? [{ kind: 'place', ring: placed }]
    : [];
};

/** What moves when a turn is played; steps already seen while it was made are left out. */
export const motionsOfTurn = (played: Played, drafted: Session | undefined): readonly Motion[] => {
  const { before, captured, claimed, turn } = played;
  if (turn.kind === 'pass') return [];
  const list: Motion[] = [];
  const gone = claimed.some(({ ring }) => turn.kind === 'placement' && ring === turn.to);
  if (turn.kind === 'placement' && drafted === undefined && !gone) {
    list.push({ kind: 'place', ring: turn.to });
  }
  const walked = drafted?.draft.removal !== undefined && turn.kind === 'capture';
  if (turn.kind === 'capture' && !walked) {
    const marble = marbleAt(before, turn.path[0]);
    if (marble !== undefined) {
      list.push({ kind: 'jump', marble, rings: turn.path, taken: captured });
    }
  }
  if (turn.removal !== undefined) list.push({ kind: 'remove', ring: turn.removal });
  if (claimed.length > 0) list.push({ kind: 'claim', marbles: claimed });
  return list;
};
