import {
  createEngine,
  explainGame,
  explainNow,
  explainPosition,
  explainTried,
  loadCore,
  loadSolver,
} from '@zertz/engine';
import type { GameExplanation, Limits, PositionExplanation } from '@zertz/engine';
import {
  boardOf,
  canCapture,
  formatRing,
  legalTurns,
  newGame,
  outcome,
  parsePosition,
  parseTurn,
  play,
  playTurn,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game, Position, Ring } from '@zertz/rules';
import { describe, expect, it, test } from 'vitest';
import { Dice } from '../../rules/test/randomStates.ts';
import { gainsAtOnce } from '../src/explain/atOnce.ts';
import { momentsOf } from '../src/explain/game.ts';
import { removalsOf } from '../src/explain/removals.ts';
import { playDown } from './playDown.ts';

const core = await loadCore();
const solver = await loadSolver();
const engine = createEngine({ megabytes: 1, seed: 1 });

const at = (text: string): Position => unwrap(parsePosition(text));

const explained = (
  position: Game | Position,
  options: { readonly stopped?: () => boolean; readonly within?: number } = {},
): PositionExplanation => {
  engine.newGame();
  const { within = 3 } = options;
  const wanted = { limits: { nodes: 2000 }, lines: 2, moves: 500_000, ...options, within };
  return explainNow(explainPosition(solver, position, wanted), engine, options);
};

const gameExplained = (
  game: Game,
  stopped?: () => boolean,
  limits: Limits = { nodes: 2000 },
): GameExplanation => {
  engine.newGame();
  const wanted = { limits, within: 2, moves: 200_000 };
  return stopped === undefined
    ? explainNow(explainGame(solver, game, wanted), engine)
    : explainNow(explainGame(solver, game, { ...wanted, stopped }), engine, { stopped });
};

const played = (start: Position, turns: readonly string[]): Game =>
  turns.reduce((game, turn) => {
    const { after = start } = game.history.at(-1) ?? {};
    return unwrap(playTurn(game, unwrap(parseTurn(after, turn))));
  }, newGame(start));

/** Official diagram 5. */
const DIAGRAM_5 = '.ooo/ooooo/.oooo./..oooG./...oo./..oo./.oW. 1-1-5 2-2-1 2-4-4 1 official';

/** The offer that wins may be answered in two ways, of which one is lost at once. */
const TWO_REPLIES = '.ooo/.oooo/.Boo../ooBoG../GoWooB/...o./.... 2-4-3 1-0-2 2-2-2 2 official';

describe('a forced line', () => {
  it('is told as offer, forced reply and claim, with the trade', () => {
    const { forced, lines } = explained(at(DIAGRAM_5));
    expect(forced).toMatchObject({
      kind: 'win',
      gain: null,
      within: 2,
      turns: 3,
      gained: { first: { white: 2, grey: 0, black: 0 }, second: { white: 0, grey: 0, black: 1 } },
      steps: [
        { player: 'first', kind: 'offer', captures: 0, wins: false },
        { player: 'second', kind: 'forced-reply', turn: 'x d6Bb4', captures: 1 },
        { player: 'first', kind: 'claim', wins: true },
      ],
    });
    expect(lines[0]).toMatchObject({ score: { kind: 'win', turns: 3 } });
    expect(lines[0]?.steps.map(({ turn }) => turn)).toEqual(lines[0]?.turns);
  });

  it('is told along the longest defence', () => {
    const { forced } = explained(at(TWO_REPLIES));
    expect(forced).toMatchObject({ kind: 'win', within: 1, turns: 5 });
    const kinds = 'steps' in forced ? forced.steps.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(['offer', 'reply', 'capture', 'forced-reply', 'capture']);
  });

  it('is looked for in vain up to where it is certain', () => {
    expect(explained(startPosition(PRESETS.official), { within: 0 }).forced).toEqual({
      kind: 'none',
      within: 0,
    });
  });
});

describe('threats', () => {
  it('are what the other could do if it were his turn', () => {
    const { threats } = explained(at(DIAGRAM_5));
    expect(threats).toMatchObject({ player: 'second', atOnce: [], forced: { kind: 'win' } });
  });

  // B13: an opponent who holds three whites must not be offered the fourth (R9.1).
  it('name the captures and claims that win', () => {
    const { threats } = explained(
      at('oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-8-9 0-0-0 3-0-0 1 official'),
    );
    expect(threats.atOnce.map(({ turn, wins }) => [turn, wins])).toEqual([
      ['x d4Bd6', false],
      ['x d5Wd3', true],
    ]);
  });

  it('are none once the game is over', () => {
    const over = at('oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 0-0-0 4-0-0 1 official');
    expect(explained(over)).toMatchObject({
      lines: [],
      forced: { kind: 'none' },
      threats: { atOnce: [], forced: { kind: 'none' } },
      removals: [],
      isComplete: true,
    });
  });
});

describe('gains at once', () => {
  it('list each claim once, with what a placed marble may be', () => {
    // C07: white may be put on g1 and cut off in the same turn (R7.3).
    const [corner, without] = [startPosition(PRESETS.official), ['e1', 'e2', 'f1', 'f2']];
    const { board, rings } = corner;
    const gone = rings.toArray().filter((ring) => without.includes(formatRing(board, ring)));
    const position = { ...corner, rings: rings.diff(RingSet.from(gone)) };
    const work = gainsAtOnce(position, () => false, 0);
    let next = work.next();
    while (next.done !== true) next = work.next();
    expect(next.value.map(({ turn }) => turn)).toEqual([
      'Wg1,g2 x Wg1',
      'Gg1,g2 x Gg1',
      'Bg1,g2 x Bg1',
    ]);
    expect(removalsOf(position)).toEqual([
      {
        ring: 'g2',
        parts: [
          {
            rings: ['g1'],
            marbles: [],
            claim: { kind: 'by-filling', ring: 'g1', marbles: ['white', 'grey', 'black'] },
          },
        ],
      },
    ]);
  });
});

/** `ring label, claimed rings` for every group that the rules let a placement claim by its removal. */
const claimsByRules = (position: Position): ReadonlySet<string> => {
  const { board } = position;
  const found = new Set<string>();
  for (const turn of legalTurns(position)) {
    if (turn.kind !== 'placement' || turn.removal === undefined || !turn.declined.isEmpty) continue;
    const { after, isolated } = unwrap(play(position, turn));
    // R7.12: where nothing is vacant any more every group is claimed.
    if (after.rings.equals(after.occupied)) continue;
    for (const group of isolated) {
      if (!group.intersects(board.neighbours[turn.removal]!)) continue;
      const filled = group.has(turn.to) ? formatRing(board, turn.to) : '';
      found.add(claimText(position, turn.removal, group.toArray(), filled));
    }
  }
  return found;
};

const claimText = ({ board }: Position, removal: Ring, rings: readonly Ring[], filled: string) =>
  `${formatRing(board, removal)}: ${rings.map((ring) => formatRing(board, ring)).join(' ')} ${filled}`;

test.each(PRESET_NAMES)('R7.10 removals isolate in %s what the rules let a turn claim', (name) => {
  const dice = new Dice(11);
  let seen = 0;
  const start = startPosition(PRESETS[name]);
  for (let game = 0; game < 3000 && seen < 5; game++) {
    const position = playDown(core, start, dice, 6 + dice.below(24), true);
    const { occupied, rings } = position;
    // The last removals may leave nothing vacant (R7.12).
    if (outcome(position) !== undefined || canCapture(position)) continue;
    if (rings.diff(occupied).size < 4 || placesNothing(position)) continue;
    const told = new Set(
      removalsOf(position).flatMap(({ parts, ring }) =>
        parts.flatMap((part) => {
          if (part.claim.kind === 'no') return [];
          const filled = part.claim.kind === 'at-once' ? '' : part.claim.ring;
          return [`${ring}: ${part.rings.join(' ')} ${filled}`];
        }),
      ),
    );
    expect(told).toEqual(claimsByRules(position));
    seen += told.size;
  }
  expect(seen).toBeGreaterThanOrEqual(5);
});

const placesNothing = (position: Position): boolean =>
  [...legalTurns(position)].every(({ kind }) => kind !== 'placement');

describe('a game', () => {
  const start = at('oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-4-4 3-4-0 0-0-5 2 official');
  const missed = played(start, ['x d5Wd3']);

  it('shows a win that was missed, and given to the other', () => {
    const { isComplete, moments, players, turns } = gameExplained(missed);
    expect(turns[0]).toMatchObject({
      ply: 1,
      player: 'second',
      kind: 'capture',
      captures: 2,
      judgement: {
        best: ['x d4Bd6'],
        bestScore: { kind: 'win', turns: 1 },
        loss: null,
        missed: { turns: 1, placements: 0, line: ['x d4Bd6'] },
      },
    });
    expect(moments).toEqual([1]);
    expect(players.second).toMatchObject({ missed: 1, gained: { white: 1, grey: 0, black: 0 } });
    expect(players.first).toMatchObject({ accuracy: 1, offers: 0, missed: 0 });
    expect(isComplete).toBe(true);
  });

  it('finds no fault with a line that wins by force', () => {
    const won = played(at(DIAGRAM_5), ['Bc5,f4', 'x d6Bb4', 'Wg2,f3 x Wg2Wg3']);
    const { moments, players, turns } = gameExplained(won);
    expect(turns.map(({ kind }) => kind)).toEqual(['offer', 'forced-reply', 'claim']);
    expect(turns.map(({ judgement }) => judgement?.swing)).toEqual([0, 0, 0]);
    expect(turns.map(({ judgement }) => judgement?.missed)).toEqual([null, null, null]);
    expect(moments).toEqual([]);
    expect(players.first).toMatchObject({ accuracy: 1, offers: 1 });
  });

  it('judges a turn that is tried in the place of another', () => {
    const before = { line: ['x d4Bd6'], score: { kind: 'win', turns: 1 } } as const;
    const tried = (turn: string) =>
      explainNow(
        explainTried(solver, played(start, [turn]), before, {
          limits: { nodes: 2000 },
          within: 3,
          moves: 10_000,
        }),
        engine,
      );
    expect(tried('x d4Bd6')).toMatchObject({ judgement: { swing: 0, missed: null }, answer: [] });
    const { answer, judgement } = tried('x d5Wd3');
    const [inGame] = gameExplained(missed).turns;
    expect(judgement).toMatchObject({ missed: { turns: 1 }, swing: inGame?.judgement?.swing });
    expect(answer.length).toBeGreaterThan(0);
  });

  it('finds none with a forced win that is not the best line either', () => {
    // There are two ways to win; the search, which may look at one position, sees neither.
    const game = played(at(DIAGRAM_5), ['Bc5,f4']);
    const [turn] = gameExplained(game, undefined, { nodes: 1 }).turns;
    expect(turn?.judgement?.best[0]).not.toBe('Bc5,f4');
    expect(turn?.judgement).toMatchObject({ score: { kind: 'win' }, swing: 0, missed: null });
  });

  it('counts a forced win as missed that the search alone does not see', () => {
    const game = played(at(DIAGRAM_5), ['Gb1,a2']);
    const [turn] = gameExplained(game, undefined, { nodes: 1 }).turns;
    expect(turn?.judgement?.missed).toMatchObject({ turns: 3, placements: 2 });
    expect(turn?.judgement?.allowed).toMatchObject({ placements: 1 });
  });

  it('leaves turns unjudged that it does not come to', () => {
    const { isComplete, turns } = gameExplained(missed, () => true);
    expect(turns.map(({ judgement }) => judgement)).toEqual([null]);
    expect(isComplete).toBe(false);
  });

  it('is explained alike again', () => {
    const game = played(startPosition(PRESETS.blitz), ['Wd4,a1', 'Bd5,a2', 'x d4Bd6', 'Gd5,a3']);
    expect(gameExplained(game)).toEqual(gameExplained(game));
  });
});

describe('moments', () => {
  const turn = (ply: number, swing: number, isForced = false) => ({
    ply,
    judgement: {
      best: [],
      bestScore: { kind: 'value', value: 0 } as const,
      score: null,
      loss: null,
      swing,
      missed: isForced ? { turns: 1, placements: 1, line: [] } : null,
      allowed: null,
    },
  });

  it('are at most three, forced wins first, then the largest swings', () => {
    const turns = [turn(1, 0.2), turn(2, 0.6), turn(3, 0.3, true), turn(4, 0.6), turn(5, 0.04)];
    expect(momentsOf(turns)).toEqual([3, 2, 4]);
    expect(momentsOf([turn(1, 0.04), { ply: 2, judgement: null }])).toEqual([]);
  });
});

test('a forced win is told by the line with the fewest turns that is proved', () => {
  // The solver's own line takes three placements too, but seven turns.
  const turns =
    'Bb3,b5|Ga1,g2|Be2,b1|Gd5,d1|Wg4,e1|Bg3,d7|Gc6,a3|Gg1,e6|Ge5,a2|x e5Gc4|x b3Gd5|Gc1,f5|Wb4,e5|Wf2,d6|x g1We3|x e2Ge4Bc5|x c6Bc4Wa4|Bd3,d2';
  let game = newGame(startPosition(PRESETS.official));
  for (const text of turns.split('|')) {
    game = unwrap(playTurn(game, unwrap(parseTurn(positionOf(game), text))));
  }
  const { forced } = explained(game);
  if (forced.kind !== 'win') throw new Error(forced.kind);
  expect(forced.turns).toBe(5);
  expect(forced.steps.map(({ kind }) => kind)).toEqual([
    'offer',
    'forced-reply',
    'offer',
    'forced-reply',
    'claim',
  ]);
});

test('a board too wide for the search is explained as far as the rules go', () => {
  const wide = startPosition({ ...PRESETS.official, board: 204 });
  const [turn] = [...legalTurns(wide)];
  const position = unwrap(play(wide, turn!)).after;
  const found = explained(position);
  expect(found).toMatchObject({
    depth: 0,
    forced: { kind: 'too-wide' },
    threats: { atOnce: [], forced: { kind: 'too-wide' } },
    isComplete: true,
  });
  expect(found.lines).toHaveLength(1);
  const game = unwrap(playTurn(newGame(wide), turn!));
  expect(gameExplained(game)).toMatchObject({ turns: [{ judgement: null }], moments: [] });
  expect(boardOf(204).size).toBe(204);
});

test('stopping leaves what is there, and an explanation is the same again', () => {
  const position = at(DIAGRAM_5);
  expect(explained(position)).toEqual(explained(position));
  const found = explained(position, { stopped: () => true });
  expect(found.isComplete).toBe(false);
  expect(found.lines.length).toBeGreaterThan(0);
  expect(found.threats.forced).toEqual({ kind: 'stopped', within: -1 });
});

test.each(PRESET_NAMES)('games of %s are explained whole', { timeout: 60_000 }, (name) => {
  const dice = new Dice(5);
  const position = playDown(core, startPosition(PRESETS[name]), dice, 14);
  let game = newGame(position);
  for (let ply = 0; game.outcome === undefined && ply < 12; ply++) {
    const turns = [...legalTurns(game.history.at(-1)?.after ?? position)];
    game = unwrap(playTurn(game, dice.pick(turns)));
  }
  const { isComplete, turns } = gameExplained(game);
  expect(isComplete).toBe(true);
  expect(turns).toHaveLength(game.history.length);
  for (const { judgement } of turns) expect(judgement).not.toBeNull();
});
