import { freeRings, marbleAt, nextJumps } from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import type { CellView } from '../board/boardEvents.ts';
import { words } from '../i18n/words.ts';
import { choices } from './openChoices.ts';
import { claimsOf } from './preview.ts';
import { repliesTo } from './replies.ts';
import { repliesText } from './repliesText.ts';
import { stageOf } from './session.ts';
import type { Session } from './session.ts';
import { PLAIN, spokenAs, spokenRing } from './spoken.ts';
import type { Hearing } from './spoken.ts';

/**
 * What a screen reader says of each ring: coordinate, content, possibility; `told`: also what
 * removing it would force.
 */
export const cellsOf = (
  session: Session,
  hearing: Hearing = PLAIN,
  told = false,
): readonly CellView[] => {
  const { draft } = session;
  const { position } = draft;
  const stage = stageOf(session);
  const open = choices(draft);
  const free = stage === 'over' || open.removals.isEmpty ? freeRings(position) : open.removals;
  const jumps = stage === 'over' ? [] : open.jumps;
  const named = (ring: Ring): string => spokenRing(position.board, ring, hearing);
  return eachRing(position, (ring) => {
    const targets = jumps.filter((jump) => jump.from === ring).map((jump) => jump.to);
    const marble = ring === draft.placed ? draft.marble : marbleAt(position, ring);
    const begun = draft.chain !== undefined && stage === 'capture';
    const lands = begun && nextJumps(position, draft.chain).some((jump) => jump.to === ring);
    if (marble !== undefined) {
      const possibility =
        ring === draft.placed
          ? words().cell.justPlaced
          : targets.length > 0
            ? words().cell.canCapture(targets.map(named))
            : undefined;
      const name = nameOf(named(ring), words().marbleWord(marble), possibility, hearing);
      return { name, legal: targets.length > 0 };
    }
    const removable = open.removals.has(ring);
    return {
      name: nameOf(named(ring), words().cell.empty, vacantText(), hearing),
      legal: removable || lands || (stage === 'hand' && open.places.has(ring)),
    };

    function vacantText(): string | undefined {
      if (lands) return words().cell.landing;
      if (ring === draft.removal) return `${words().cell.leaving}${claims(undefined)}`;
      const brief = hearing.verbosity === 'brief';
      const held = words().cell.heldBy(holdersOf(position, ring));
      if (!free.has(ring)) return brief ? undefined : held;
      if (brief && !removable) return undefined;
      const full = hearing.verbosity === 'full' ? `, ${held}` : '';
      return `${words().cell.free}${full}${removable ? claims(ring) + forces(ring) : ''}`;
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
            label: named(on),
          })),
        );
  }
};

/** Coordinate, content, possibility; or the content first. */
const nameOf = (
  label: string,
  content: string,
  possibility: string | undefined,
  { cellOrder }: Hearing,
): string =>
  cellOrder === 'state'
    ? words().access.stateFirst(label, content, possibility)
    : words().cell.name(label, content, possibility);

/** The cells of a board on which nothing can be done now. */
export const quietCells = (position: Position, hearing: Hearing = PLAIN): readonly CellView[] =>
  eachRing(position, (ring, label) => {
    const marble = marbleAt(position, ring);
    const content = marble === undefined ? words().cell.empty : words().marbleWord(marble);
    const named = spokenAs(label, hearing.spokenLabels);
    return { name: nameOf(named, content, undefined, hearing), legal: false };
  });

export const holdersOf = (position: Position, ring: Ring): number =>
  (position.board.around[ring] ?? []).filter(
    (toward) => toward !== undefined && position.rings.has(toward),
  ).length;

const eachRing = (
  position: Position,
  cell: (ring: Ring, label: string) => CellView,
): readonly CellView[] => position.board.labels.map((label, ring) => cell(ring as Ring, label));
