import { groups, vacantRings } from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';

/** What is worth telling: more rings than this seldom go in time. */
export const MOST_REMOVALS = 3;

/**
 * How many vacant rings have to go, at the least, until a ring hangs together with less than half of
 * the board. Marbles hold their rings; whether the others are free in time is not looked at. Rings
 * that would take more than `MOST_REMOVALS` are left out.
 */
export const escapeMap = (position: Position): ReadonlyMap<Ring, number> => {
  const rings = position.rings.toArray();
  const net = netOf(position);
  const parts = groups(position.board, position.rings);
  const main = parts.reduce((best, part) => (part.size > best.size ? part : best));
  const found = new Map<Ring, number>();
  for (const ring of rings) {
    if (!main.has(ring)) {
      found.set(ring, 0);
      continue;
    }
    let least = MOST_REMOVALS + 1;
    for (const other of main) {
      if (other === ring || least === 1) continue;
      const cut = cutBetween(net, ring, other, least - 1);
      if (cut !== undefined && cut.side * 2 < main.size - cut.removals) least = cut.removals;
    }
    if (least <= MOST_REMOVALS) found.set(ring, least);
  }
  return found;
};

/** For each ring its neighbours, and whether it could go. */
interface Net {
  readonly size: number;
  readonly around: readonly (readonly number[])[];
  readonly mayGo: readonly boolean[];
}

const netOf = (position: Position): Net => {
  const { board, rings } = position;
  const vacant = vacantRings(position);
  return {
    size: board.size,
    around: board.around.map((near) =>
      near.filter((ring) => ring !== undefined && rings.has(ring)).map(Number),
    ),
    mayGo: board.around.map((_, ring) => vacant.has(ring as Ring)),
  };
};

/**
 * The fewest rings that part two others, if they are no more than `most`, and how many rings then stay
 * with the first. Each ring is a way in (its number) and a way out (that and the size of the board),
 * between which one path may go where the ring could go: as many paths as there are, so many have to.
 */
const cutBetween = (
  { around, mayGo, size }: Net,
  from: number,
  to: number,
  most: number,
): { readonly removals: number; readonly side: number } | undefined => {
  const isFixed = (ring: number): boolean =>
    ring === from || ring === to || !(mayGo[ring] ?? false);
  /** Paths that go from one node to another, as `node * 2 * size + node`. */
  const flow = new Map<number, number>();
  const span = 2 * size;
  const on = (a: number, b: number): number => flow.get(a * span + b) ?? 0;
  for (let removals = 0; ; removals++) {
    const before = new Int16Array(span).fill(-1);
    before[from + size] = from + size;
    const open = [from + size];
    for (let node = open.pop(); node !== undefined && before[to] === -1; node = open.pop()) {
      const ring = node % size;
      const isOut = node >= size;
      const next = isOut
        ? [...(around[ring] ?? []), ...(isFixed(ring) || on(ring, node) > 0 ? [ring] : [])]
        : [
            ...(isFixed(ring) || on(node, ring + size) === 0 ? [ring + size] : []),
            ...(around[ring] ?? []).map((near) => near + size).filter((out) => on(out, node) > 0),
          ];
      for (const reached of next) {
        if (before[reached] !== -1) continue;
        before[reached] = node;
        open.push(reached);
      }
    }
    if (before[to] === -1) {
      let side = 0;
      for (let ring = 0; ring < size; ring++) if (before[ring + size] !== -1) side += 1;
      return { removals, side };
    }
    if (removals === most) return undefined;
    for (let node = to; node !== from + size; node = before[node] ?? 0) {
      const last = before[node] ?? 0;
      if (on(node, last) > 0) flow.set(node * span + last, on(node, last) - 1);
      else flow.set(last * span + node, on(last, node) + 1);
    }
  }
};
