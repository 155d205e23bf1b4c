import { apply, legalTurns, outcome, PRESET_NAMES, PRESETS, startPosition } from '../src/index.ts';
import type { Position, PresetName, Turn } from '../src/index.ts';

/** A small seeded generator (mulberry32): the same seed gives the same game everywhere. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const pick = <T>(items: readonly T[], random: () => number): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Every position of a random game, the start first. */
export function* randomGame(preset: PresetName, seed: number): Generator<Position> {
  const random = randomFrom(seed);
  let position = startPosition(PRESETS[preset]);
  yield position;
  while (outcome(position) === undefined) {
    position = apply(position, pick(interesting([...legalTurns(position)], random), random)).after;
    yield position;
  }
}

/** Leans towards turns that leave claims lying, which chance alone would hardly meet. */
const interesting = (turns: readonly Turn[], random: () => number): readonly Turn[] => {
  const declining = turns.filter((turn) => turn.kind !== 'pass' && !turn.declined.isEmpty);
  return declining.length > 0 && random() < 0.3 ? declining : turns;
};

/** Some position of a random game, late ones as likely as early ones. */
export const randomPosition = (seed: number): Position => {
  const random = randomFrom(seed);
  const positions = [...randomGame(pick(PRESET_NAMES, random), seed)];
  return pick(positions, random);
};
