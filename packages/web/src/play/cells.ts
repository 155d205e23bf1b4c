import { formatRing, freeRings, marbleAt, nextJumps } from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import type { CellView } from '../board/boardView.ts';
import { en } from '../i18n/en.ts';
import { choices } from './openChoices.ts';
import { claimsOf } from './preview.ts';
import { stageOf } from './session.ts';
import type { Session } from './session.ts';

/** What a screen reader says of each ring: coordinate, content, possibility. */
export const cellsOf = (session: Session): readonly CellView[] => {
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
          ? en.cell.justPlaced
          : targets.length > 0
            ? en.cell.canCapture(targets.map((to) => formatRing(position.board, to)))
            : undefined;
      const name = en.cell.name(label, en.marbleWord(marble), possibility);
      return { name, legal: targets.length > 0 };
    }
    const removable = open.removals.has(ring);
    return {
      name: en.cell.name(label, en.cell.empty, vacantText()),
      legal: removable || lands || (stage === 'hand' && open.places.has(ring)),
    };

    function vacantText(): string {
      if (lands) return en.cell.landing;
      if (ring === draft.removal) return `${en.cell.leaving}${claims(undefined)}`;
      if (free.has(ring)) return `${en.cell.free}${removable ? claims(ring) : ''}`;
      return en.cell.heldBy(holdersOf(position, ring));
    }
  });

  function claims(ring: Ring | undefined): string {
    const claimed = claimsOf(draft, ring);
    return claimed.length === 0
      ? ''
      : en.cell.claims(
          claimed.map((on) => `${en.marble[on.marble].one} ${formatRing(position.board, on.ring)}`),
        );
  }
};

/** The cells of a board on which nothing can be done now. */
export const quietCells = (position: Position): readonly CellView[] =>
  eachRing(position, (ring, label) => {
    const marble = marbleAt(position, ring);
    const content = marble === undefined ? en.cell.empty : en.marbleWord(marble);
    return { name: en.cell.name(label, content, undefined), legal: false };
  });

export const holdersOf = (position: Position, ring: Ring): number =>
  (position.board.around[ring] ?? []).filter(
    (toward) => toward !== undefined && position.rings.has(toward),
  ).length;

const eachRing = (
  position: Position,
  cell: (ring: Ring, label: string) => CellView,
): readonly CellView[] => position.board.labels.map((label, ring) => cell(ring as Ring, label));
