import { formatRing, freeRings, marbleAt, nextJumps } from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import type { CellView } from '../board/boardView.ts';
import { words } from '../i18n/words.ts';
import { choices } from './openChoices.ts';
import { claimsOf } from './preview.ts';
import { repliesTo } from './replies.ts';
import { repliesText } from './repliesText.ts';
import { stageOf } from './session.ts';
import type { Session } from './session.ts';

/**
 * What a screen reader says of each ring: coordinate, content, possibility; `told`: also what
 * removing it would force.
 */
export const cellsOf = (session: Session, told = false): readonly CellView[] => {
  const { draft } = session;
  const { position } = draft;
  const stage = stageOf(session);
  const open = choices(draft);
  const free = stage === 'over' || open.removals.isEmpty ? freeRings(position) : open.removals;
  const jumps = stage === 'over' ? [] : open.jumps;
  return eachRing(position, (ring, label) => {
    const targets = jumps.filter((jump) => jump.from === ring).map((jump) => jump.to);
    const marble = ring === draft.placed ? draft.marble : marbleAt(position, ring);
    const begun = draft.chain !== undefined && stage === 'capture';
    const lands = begun && nextJumps(position, draft.chain).some((jump) => jump.to === ring);
    if (marble !== undefined) {
      const possibility =
        ring === draft.placed
          ? words().cell.justPlaced
          : targets.length > 0
            ? words().cell.canCapture(targets.map((to) => formatRing(position.board, to)))
            : undefined;
      const name = words().cell.name(label, words().marbleWord(marble), possibility);
      return { name, legal: targets.length > 0 };
    }
    const removable = open.removals.has(ring);
    return {
      name: words().cell.name(label, words().cell.empty, vacantText()),
      legal: removable || lands || (stage === 'hand' && open.places.has(ring)),
    };

    function vacantText(): string {
      if (lands) return words().cell.landing;
      if (ring === draft.removal) return `${words().cell.leaving}${claims(undefined)}`;
      if (free.has(ring)) {
        return `${words().cell.free}${removable ? claims(ring) + forces(ring) : ''}`;
      }
      return words().cell.heldBy(holdersOf(position, ring));
    }
  });

  function forces(ring: Ring): string {
    const forced = told ? repliesTo(draft, ring) : undefined;
    return forced === undefined ? '' : `; ${repliesText(forced)}`;
  }

  function claims(ring: Ring | undefined): string {
    const claimed = claimsOf(draft, ring);
    return claimed.length === 0
      ? ''
      : words().cell.claims(
          claimed.map(({ marble, ring: on }) => ({
            marble,
            label: formatRing(position.board, on),
          })),
        );
  }
};

/** The cells of a board on which nothing can be done now. */
export const quietCells = (position: Position): readonly CellView[] =>
  eachRing(position, (ring, label) => {
    const marble = marbleAt(position, ring);
    const content = marble === undefined ? words().cell.empty : words().marbleWord(marble);
    return { name: words().cell.name(label, content, undefined), legal: false };
  });

export const holdersOf = (position: Position, ring: Ring): number =>
  (position.board.around[ring] ?? []).filter(
    (toward) => toward !== undefined && position.rings.has(toward),
  ).length;

const eachRing = (
  position: Position,
  cell: (ring: Ring, label: string) => CellView,
): readonly CellView[] => position.board.labels.map((label, ring) => cell(ring as Ring, label));
