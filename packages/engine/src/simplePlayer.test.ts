import {
  canCapture,
  formatTurnIn,
  legalTurns,
  newGame,
  parsePosition,
  play,
  playTurn,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game, Player, Position, Turn } from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';
import { chooseTurn } from './simplePlayer.ts';

const at = (text: string): Position => unwrap(parsePosition(text));

const written = (position: Position, seed = 1): string => {
  const turn = chooseTurn(position, { seed });
  return turn === undefined ? 'none' : formatTurnIn(position, turn);
};

const playOut = (
  start: Position,
  choose: (position: Position, ply: number) => Turn | undefined,
): Game => {
  let game = newGame(start);
  for (let ply = 0; game.outcome === undefined; ply += 1) {
    const turn = choose(positionOf(game), ply);
    expect(turn).toBeDefined();
    game = unwrap(playTurn(game, turn!));
  }
  return game;
};

const randomTurn = (position: Position, random: () => number): Turn | undefined => {
  const turns = [...legalTurns(position)];
  return turns[Math.floor(random() * turns.length)];
};

const winsAtOnce = (position: Position): boolean =>
  [...legalTurns(position)].some(
    (turn) => unwrap(play(position, turn)).outcome?.winner === position.turn,
  );

describe('chooseTurn', () => {
  it.each(PRESET_NAMES)('plays %s against itself to the end', (name) => {
    const game = playOut(startPosition(PRESETS[name]), (position, ply) =>
      chooseTurn(position, { seed: 100 + ply }),
    );
    expect(game.outcome).toBeDefined();
  });

  it.each(PRESET_NAMES)('finds a turn in whatever a random player makes of %s', (name) => {
    const random = randomFrom(20);
    playOut(startPosition(PRESETS[name]), (position, ply) =>
      ply % 2 === 0 ? chooseTurn(position, { seed: ply }) : randomTurn(position, random),
    );
  });

  it('gives the same turn for the same position and seed, and others for other seeds', () => {
    const start = startPosition(PRESETS.official);
    expect(written(start, 5)).toBe(written(start, 5));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => written(start, seed))).size).toBeGreaterThan(1);
  });

  it('takes the capture that wins', () => {
    // White over black or black over white: only the latter takes the fourth white marble.
    const position = at('oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-8-9 3-0-0 0-0-0 1 official');
    expect(canCapture(position)).toBe(true);
    const turn = chooseTurn(position, { seed: 3 });
    expect(unwrap(play(position, turn!)).outcome).toMatchObject({ winner: 'first', by: 'goal' });
  });

  it('wins by claiming a group', () => {
    const position = at(
      'W.oo/.oooo/..oooo/ooooooo/oooooo/ooooo/oooo 2-8-10 3-0-0 0-0-0 1 official',
    );
    const turn = chooseTurn(position, { seed: 1 });
    expect(unwrap(play(position, turn!)).outcome).toMatchObject({ winner: 'first', by: 'goal' });
  });

  it('does not hand over a win by a claim', () => {
    const position = at(
      'W.oo/.oooo/..oooo/ooooooo/oooooo/ooooo/oooo 1-8-10 1-0-0 3-0-0 1 official',
    );
    expect([1, 2, 3, 4, 5, 6].map((seed) => chooseTurn(position, { seed }))).toSatisfy(
      (turns: readonly Turn[]) =>
        turns.every((turn) => !winsAtOnce(unwrap(play(position, turn)).after)),
    );
  });

  it('captures where a capture might be missed', () => {
    const position = at(
      'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 5-8-9 0-0-0 0-0-0 1 cz-tournament',
    );
    expect(chooseTurn(position, { seed: 1 })?.kind).toBe('capture');
  });

  it('passes where nothing else is left, and has no turn once the game is over', () => {
    const position = at(
      'oo../ooo../o...../......./....../...../.... 0-0-0 0-0-0 6-8-10 1 official;goals=7-0-0',
    );
    expect(written(position)).toBe('-');
    const over = at('oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 4-0-0 0-0-0 2');
    expect(written(over)).toBe('none');
  });

  it('beats a player who moves at random', () => {
    const random = randomFrom(77);
    const winners = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed): Player | undefined => {
      const game = playOut(startPosition(PRESETS.official), (position, ply) =>
        ply % 2 === seed % 2
          ? chooseTurn(position, { seed: seed * 1000 + ply })
          : randomTurn(position, random),
      );
      const computer: Player = seed % 2 === 0 ? 'first' : 'second';
      return game.outcome?.winner === computer ? computer : undefined;
    });
    expect(winners.filter((winner) => winner !== undefined).length).toBeGreaterThanOrEqual(9);
  });
});
