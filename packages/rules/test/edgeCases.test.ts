import { expect, test } from 'vitest';

import {
  apply,
  boardOf,
  formatRing,
  freeRings,
  fullGroups,
  goalsMet,
  groups,
  legalTurns,
  perft,
  PRESETS,
  positionOf,
} from '../src/index.ts';
import type { BoardName, Position } from '../src/index.ts';
import data from './edge-cases.json' with { type: 'json' };
import { counted, labels, legal, playAll, refusal, setUp } from './setup.ts';
import type { Triple } from './setup.ts';

/** One row of the file; which fields it has depends on `kind`. */
interface Case {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly board?: number;
  readonly rings?: readonly string[];
  readonly removed?: readonly string[];
  readonly marbles?: { readonly [label: string]: string };
  readonly pool?: readonly number[];
  readonly captured?: readonly (readonly number[])[];
  readonly toMove?: number;
  readonly moves?: readonly string[];
  readonly forced?: readonly number[];
  readonly expect?: object;
  readonly reasons?: { readonly [turn: string]: string };
  readonly goal?: string;
  readonly won?: readonly (readonly number[])[];
  readonly notWon?: readonly (readonly number[])[];
}

const BOARD_PRESETS: { readonly [rings: number]: string } = { 37: 'official', 58: 'he-advanced' };

const positionIn = (row: Case): Position =>
  setUp({
    variant: BOARD_PRESETS[row.board ?? 37] ?? `official-${row.board}`,
    ...(row.rings === undefined ? {} : { rings: row.rings }),
    without: (row.removed ?? []).join(' '),
    ...(row.marbles === undefined ? {} : { marbles: row.marbles }),
    ...(row.pool === undefined ? {} : { pool: row.pool as unknown as Triple }),
    ...(row.captured === undefined
      ? {}
      : { captives: row.captured as unknown as [Triple, Triple] }),
    turn: row.toMove === 2 ? 2 : 1,
  });

/** The words of the file for each refusal. */
const REASONS: { readonly [reason: string]: readonly string[] } = {
  'ring not free': ['ring-not-free', 'removal-occupied'],
  'must remove a free ring': ['removal-required'],
  'chain must be completed': ['capture-unfinished'],
  'capture is compulsory': ['capture-forced'],
  'colour not in pool': ['marble-unavailable'],
  'colour not among own captives': ['marble-unavailable'],
};

const checks: { readonly [kind: string]: (row: Case) => void } = {
  free: (row) => {
    const { free, count, notFree } = row.expect as {
      free?: string[];
      count?: number;
      notFree?: string[];
    };
    const position = positionIn(row);
    const found = labels(position, freeRings(position));
    if (free !== undefined) expect(found.toSorted()).toEqual(free.toSorted());
    if (count !== undefined) expect(found).toHaveLength(count);
    for (const ring of notFree ?? []) expect(found).not.toContain(ring);
  },
  neighbours: (row) => {
    const board = boardOf(37);
    for (const [label, around] of Object.entries(row.expect as { [label: string]: string[] })) {
      const ring = board.labels.indexOf(label);
      const found = board.around[ring]?.filter((other) => other !== undefined) ?? [];
      expect(found.map((other) => formatRing(board, other))).toEqual(around);
    }
  },
  captures: (row) => {
    const found = legal(positionIn(row)).filter((turn) => turn.startsWith('x'));
    expect(found).toEqual((row.expect as { captures: string[] }).captures.toSorted());
  },
  legality: (row) => {
    const position = positionIn(row);
    for (const [turn, verdict] of Object.entries(row.expect as { [turn: string]: string })) {
      const reason = row.reasons?.[turn];
      if (verdict === 'legal') expect(refusal(position, turn), turn).toBeUndefined();
      else expect(REASONS[reason ?? ''], turn).toContain(refusal(position, turn));
    }
  },
  line: (row) => {
    const game = playAll(positionIn(row), row.moves ?? []);
    for (const index of row.forced ?? []) {
      const before = game.history[index]?.before;
      expect(before === undefined ? [] : legal(before)).toEqual([row.moves?.[index]]);
    }
    const end = positionOf(game);
    const wanted = row.expect as {
      captured: [Triple, Triple];
      winner?: number;
      gone?: string[];
      present?: string[];
      freeNow?: string[];
      islands?: number[];
    };
    expect(end.captives.first).toEqual(counted(wanted.captured[0]));
    expect(end.captives.second).toEqual(counted(wanted.captured[1]));
    const left = labels(end, end.rings);
    for (const ring of wanted.gone ?? []) expect(left).not.toContain(ring);
    for (const ring of wanted.present ?? []) expect(left).toContain(ring);
    for (const ring of wanted.freeNow ?? []) expect(labels(end, freeRings(end))).toContain(ring);
    const sizes = groups(end.board, end.rings).map((group) => group.size);
    if (wanted.islands !== undefined) {
      expect(sizes.toSorted((a, b) => a - b)).toEqual(wanted.islands);
    }
    const winner = wanted.winner === undefined ? undefined : ['first', 'second'][wanted.winner - 1];
    expect(game.outcome?.winner).toBe(winner);
    if (row.id === 'E01') expect(game.outcome?.by).toBe('repetition');
    else expect(game.outcome === undefined).toBe(winner === undefined);
  },
  goals: (row) => {
    const variant = PRESETS[row.goal === 'basic' ? 'blitz' : 'official'];
    for (const held of row.won ?? []) {
      expect(goalsMet(variant, counted(held as unknown as Triple)), held.join()).not.toEqual([]);
    }
    for (const held of row.notWon ?? []) {
      expect(goalsMet(variant, counted(held as unknown as Triple)), held.join()).toEqual([]);
    }
  },
};

/** Rows whose expectation is a sentence. */
const byHand: { readonly [id: string]: () => void } = {
  A13: () => {
    for (const [board, turns] of [
      [37, 1944],
      [48, 2961],
      [61, 4320],
    ] as [BoardName, number][]) {
      expect(perft(setUp({ variant: board === 37 ? 'official' : `official-${board}` }), 1)).toBe(
        turns,
      );
    }
  },
  C17: () => {
    for (const row of (data.cases as readonly Case[]).filter(({ kind }) => kind === 'captures')) {
      const position = positionIn(row);
      for (const turn of legalTurns(position)) {
        if (turn.kind !== 'capture') continue;
        const { board, occupied, rings } = apply(position, turn).after;
        expect(fullGroups(board, rings, occupied)).toEqual([]);
      }
    }
  },
};

for (const row of data.cases as readonly Case[]) {
  test(`${row.id} ${row.title}`, () => {
    const check = byHand[row.id] ?? checks[row.kind];
    expect(check, 'a check for this kind of case').toBeDefined();
    check?.(row);
  });
}

test('all 65 cases are here', () => {
  expect(data.cases).toHaveLength(65);
});
