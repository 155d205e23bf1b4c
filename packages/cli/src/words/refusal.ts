import type { Board, Refusal } from '@zertz/rules';
import { labelsOf } from './ring.ts';

/** Why a turn is refused, and what would be right. */
export const refusalWords = (refusal: Refusal, board: Board | undefined): string => {
  const label = labelsOf(board);
  switch (refusal.code) {
    case 'game-over':
      return 'the game is over; no turn can be made';
    case 'capture-forced':
      return 'a capture is possible and must be made';
    case 'capture-unfinished':
      return `the marble on ${label(refusal.at)} can still jump and must go on`;
    case 'no-such-jump':
      return (
        `no jump leads ${board === undefined ? '' : `from ${label(refusal.from)} to `}` +
        `${board === undefined ? 'there' : label(refusal.to)}; ` +
        'a jump goes straight over one marble to the vacant ring behind it'
      );
    case 'newest-may-not-jump':
      return (
        `the marble on ${label(refusal.from)} was placed last and may not begin a capture; ` +
        'an older one must jump'
      );
    case 'no-marble-there':
      return `there is no marble on ${label(refusal.ring)}; a capture begins where one stands`;
    case 'occupied':
      return `${label(refusal.ring)} carries a marble; marbles are placed on vacant rings`;
    case 'ring-gone':
      return `the ring ${label(refusal.ring)} is no longer on the board`;
    case 'marble-unavailable':
      return refusal.from === 'pool'
        ? `the pool has no ${refusal.marble} marble; choose a colour it still has`
        : `there is no ${refusal.marble} marble among the captives, which are placed now`;
    case 'removal-occupied':
      return `${label(refusal.ring)} carries a marble; only vacant rings are removed`;
    case 'ring-not-free':
      return (
        `${label(refusal.ring)} cannot slide off the board; ` +
        'a free ring has two gaps beside each other'
      );
    case 'ring-locked':
      return `${label(refusal.ring)} once carried a marble and stays on the board here`;
    case 'removal-required':
      return 'a free ring must be removed too, like a1 in Wd4,a1';
    case 'removal-after-capture':
      return 'no ring is removed after a capture here; leave out the comma and the ring';
    case 'rings-only':
      return 'the pool is empty and only rings are removed now, like a1 in -,a1';
    case 'placement-required':
      return 'a marble must be placed before a ring is removed, like Wd4 in Wd4,a1';
    case 'must-pass':
      return 'there is no marble to place; the turn is a pass, written -';
    case 'may-not-pass':
      return 'passing is not possible here; a turn must be made';
    case 'claim-automatic':
      return 'cut-off marbles are always claimed here; nothing can be left with ~';
    case 'nothing-to-decline':
      return `${label(refusal.ring)} does not belong to a group that this turn could claim`;
    case 'touched':
      return 'a marble or ring that was touched must be played';
    case 'turn-unfinished':
      return 'the turn is not finished';
  }
};
