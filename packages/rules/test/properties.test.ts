import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  apply,
  canCapture,
  canonicalForm,
  choices,
  finishedTurn,
  formatPosition,
  formatTurnIn,
  groups,
  legalTurns,
  outcome,
  parsePosition,
  parseTurn,
  play,
  RingSet,
  startDraft,
  stepBack,
  sum,
  symmetriesOf,
  takeStep,
  total,
  transform,
  transformTurn,
  unwrap,
  MARBLES,
} from '../src/index.ts';
import type { Draft, Position, Ring, Step, Turn } from '../src/index.ts';
import { runs } from './quick.ts';
import { marblesInAll } from './setup.ts';
import { pick, randomFrom, randomPosition } from './random.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000_000 });
const SOME = { numRuns: runs(150) };

/** Everything a turn can differ in, as one text. */
const key = (turn: Turn): string => JSON.stringify(turn);

const someTurns = (position: Position, seed: number): readonly Turn[] => {
  const turns = [...legalTurns(position)];
  const random = randomFrom(seed);
  return turns.length <= 40 ? turns : Array.from({ length: 40 }, () => pick(turns, random));
};

describe('at every position of random games in every preset', () => {
  test('marbles are never lost or made, and stand on rings that are there', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        const { white, grey, black } = position.marbles;
        expect(marblesInAll(position)).toBe(total(position.variant.supply));
        expect(white.union(grey).union(black).equals(position.occupied)).toBe(true);
        expect(white.size + grey.size + black.size).toBe(position.occupied.size);
        expect(position.occupied.isSubsetOf(position.rings)).toBe(true);
        expect(position.rings.isSubsetOf(position.board.rings)).toBe(true);
        for (const marble of MARBLES) expect(position.pool[marble]).toBeGreaterThanOrEqual(0);
      }),
      SOME,
    );
  });

  test('R4.1 where a capture exists only captures are offered, unless missing one is claimable', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        const turns = [...legalTurns(position)];
        const capturing = turns.some(({ kind }) => kind === 'capture');
        expect(capturing).toBe(canCapture(position) && outcome(position) === undefined);
        if (capturing && position.variant.missedCapture === 'enforced') {
          expect(turns.every(({ kind }) => kind === 'capture')).toBe(true);
        }
      }),
      SOME,
    );
  });

  test('no turn is offered twice, there is one unless the game is over, and each is accepted', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        const turns = [...legalTurns(position)];
        expect(new Set(turns.map(key)).size).toBe(turns.length);
        expect(turns.length > 0).toBe(outcome(position) === undefined);
        for (const turn of someTurns(position, seed)) {
          const played = unwrap(play(position, turn));
          expect(played).toEqual(apply(position, turn));
          const before = position.captives[position.turn];
          const after = played.after.captives[position.turn];
          const spent = turn.kind === 'placement' && total(position.pool) === 0 ? 1 : 0;
          expect(total(after)).toBe(total(before) + total(played.gain) - spent);
        }
      }),
      SOME,
    );
  });

  test('every other turn is refused with a code', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        const random = randomFrom(seed);
        const offered = new Set([...legalTurns(position)].map(key));
        for (let n = 0; n < 40; n++) {
          const turn = anyTurn(position, random);
          const played = play(position, turn);
          expect(played.ok, key(turn)).toBe(offered.has(key(turn)));
          if (!played.ok) expect(played.error.code).toMatch(/^[a-z-]+$/);
        }
      }),
      SOME,
    );
  });

  test('R13 text and notation come back as they were', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        const text = formatPosition(position);
        const again = unwrap(parsePosition(text));
        expect(formatPosition(again)).toBe(text);
        // Which preset a variant began from is not in the board, so the boards are compared apart.
        expect({ ...again, variant: position.variant }).toEqual(position);
        for (const turn of someTurns(position, seed)) {
          const written = formatTurnIn(position, turn);
          expect(unwrap(parseTurn(position, written)), written).toEqual(turn);
          expect(unwrap(parseTurn(position, ` ${written.toLowerCase()} `))).toEqual(turn);
        }
      }),
      SOME,
    );
  });

  test('R2.8 turning and reflecting the board changes nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        const symmetry = pick(symmetriesOf(position.board), randomFrom(seed));
        const image = transform(position, symmetry);
        expect([...legalTurns(image)]).toHaveLength([...legalTurns(position)].length);
        expect(outcome(image)).toEqual(outcome(position));
        expect(formatPosition(canonicalForm(image))).toBe(formatPosition(canonicalForm(position)));
        for (const turn of someTurns(position, seed)) {
          const after = unwrap(play(image, transformTurn(turn, symmetry))).after;
          expect(after).toEqual(transform(apply(position, turn).after, symmetry));
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('R7.8 a capture without removal leaves no claim and no full group of its own', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        for (const turn of someTurns(position, seed)) {
          if (turn.kind !== 'capture' || turn.removal !== undefined) continue;
          const played = apply(position, turn);
          expect([played.isolated, played.declined]).toEqual([[], []]);
          expect(played.gain).toEqual(
            played.captured.reduce((all, { marble }) => sum(all, one(marble)), NONE),
          );
        }
      }),
      SOME,
    );
  });

  test('single steps lead to exactly the whole turns', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        const random = randomFrom(seed);
        const offered = new Map([...legalTurns(position)].map((turn) => [key(turn), turn]));
        for (const turn of someTurns(position, seed)) {
          const draft = stepsOf(position, turn).reduce<Draft>(
            (made, step) => unwrap(takeStep(made, step)),
            startDraft(position),
          );
          expect(unwrap(finishedTurn(draft))).toEqual(turn);
        }
        for (let n = 0; n < 5; n++) {
          const turn = walk(position, random);
          if (turn !== undefined) expect(offered.has(key(turn)), key(turn)).toBe(true);
        }
      }),
      SOME,
    );
  });

  test('stepping back ends at the untouched turn', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(seed);
        if (position.variant.touchMove !== 'off') return;
        for (const turn of someTurns(position, seed).slice(0, 5)) {
          let draft = stepsOf(position, turn).reduce<Draft>(
            (made, step) => unwrap(takeStep(made, step)),
            startDraft(position),
          );
          for (let n = 0; n < 12; n++) draft = unwrap(stepBack(draft));
          expect(draft).toEqual(startDraft(position));
        }
      }),
      SOME,
    );
  });
});

const NONE = { white: 0, grey: 0, black: 0 };
const one = (marble: 'white' | 'grey' | 'black') => ({ ...NONE, [marble]: 1 });

/** The clicks that make a turn. */
const stepsOf = (position: Position, turn: Turn): readonly Step[] => {
  if (turn.kind === 'pass') return [{ kind: 'pass' }];
  const removal: readonly Step[] =
    turn.removal === undefined ? [] : [{ kind: 'remove', ring: turn.removal }];
  const declined = groups(position.board, turn.declined).map((group): Step => ({
    kind: 'decline',
    ring: group.first()!,
  }));
  switch (turn.kind) {
    case 'placement':
      return [
        { kind: 'take', marble: turn.marble },
        { kind: 'place', ring: turn.to },
        ...removal,
        ...declined,
      ];
    case 'capture':
      return [
        ...turn.path
          .slice(1)
          .map((to, index): Step => ({ kind: 'jump', from: turn.path[index]!, to })),
        ...removal,
        ...declined,
      ];
    case 'removal':
      return [...removal, ...declined];
  }
};

/** Clicks at random what the draft offers, until the turn is finished. */
const walk = (position: Position, random: () => number): Turn | undefined => {
  let draft = startDraft(position);
  for (let clicks = 0; clicks < 30; clicks++) {
    const { jumps, marbles, mayPass, places, removals, turn } = choices(draft);
    if (turn !== undefined && random() < 0.5) return turn;
    const steps: Step[] = [
      ...jumps.map(({ from, to }): Step => ({ kind: 'jump', from, to })),
      ...marbles.map((marble): Step => ({ kind: 'take', marble })),
      ...places.toArray().map((ring): Step => ({ kind: 'place', ring })),
      ...removals.toArray().map((ring): Step => ({ kind: 'remove', ring })),
      ...(mayPass ? [{ kind: 'pass' } as const] : []),
    ];
    if (steps.length === 0) return turn;
    draft = unwrap(takeStep(draft, pick(steps, random)));
  }
  return undefined;
};

/** A turn that is mostly nonsense. */
const anyTurn = (position: Position, random: () => number): Turn => {
  const ring = (): Ring => Math.floor(random() * position.board.size) as Ring;
  const removal = random() < 0.3 ? undefined : ring();
  const declined = random() < 0.9 ? RingSet.EMPTY : RingSet.of(ring());
  const kind = pick(['placement', 'placement', 'capture', 'removal', 'pass'] as const, random);
  switch (kind) {
    case 'placement':
      return { kind, marble: pick(MARBLES, random), to: ring(), removal, declined };
    case 'capture': {
      const jump = pick(position.board.jumps[ring()] ?? [], random);
      return {
        kind,
        path: [jump.from, jump.to],
        removal: random() < 0.5 ? undefined : removal,
        declined,
      };
    }
    case 'removal':
      return { kind, removal: ring(), declined };
    case 'pass':
      return { kind };
  }
};
