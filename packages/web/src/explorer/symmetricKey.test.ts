import { expect, test } from 'vitest';
import fc from 'fast-check';
import {
  apply,
  canonicalForm,
  formatPosition,
  legalTurns,
  opponentOf,
  PRESETS,
  startPosition,
  symmetriesOf,
  transform,
} from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { symmetricKey } from './symmetricKey.ts';

const NAMES = ['official', 'official-48', 'official-61', 'blitz'] as const;

/** A position after so many turns by chance. */
const anyPosition = fc
  .tuple(fc.constantFrom(...NAMES), fc.array(fc.nat(), { maxLength: 24 }))
  .map(([name, draws]) => {
    let position = startPosition(PRESETS[name]);
    for (const draw of draws) {
      const turns = [...legalTurns(position)];
      const turn = turns[draw % Math.max(1, turns.length)];
      if (turn === undefined) break;
      position = apply(position, turn).after;
    }
    return position;
  });

test('every view of a position has the same key (R2.8)', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const { key } = symmetricKey(position);
      for (const symmetry of symmetriesOf(position.board)) {
        expect(symmetricKey(transform(position, symmetry)).key).toBe(key);
      }
      expect(Number.isSafeInteger(key)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('it does not matter who began', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const { captives, turn } = position;
      const exchanged: Position = {
        ...position,
        turn: opponentOf(turn),
        captives: { first: captives.second, second: captives.first },
      };
      expect(symmetricKey(exchanged).key).toBe(symmetricKey(position).key);
    }),
    { numRuns: 30 },
  );
});

test('the symmetry told leads to one view, from wherever it is come to', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const seen = new Set(
        symmetriesOf(position.board).map((symmetry) => {
          const turned = transform(position, symmetry);
          return formatPosition(transform(turned, symmetricKey(turned).symmetry));
        }),
      );
      expect(seen.size).toBe(1);
    }),
    { numRuns: 30 },
  );
});

test('positions that differ have different keys', () => {
  const known = new Map<number, string>();
  fc.assert(
    fc.property(anyPosition, (position) => {
      // Whoever is to move is the same to the key.
      const { captives, turn } = position;
      const own = { first: captives[turn], second: captives[opponentOf(turn)] };
      const form = formatPosition(canonicalForm({ ...position, turn: 'first', captives: own }));
      const { key } = symmetricKey(position);
      expect(known.get(key) ?? form).toBe(form);
      known.set(key, form);
    }),
    { numRuns: 150 },
  );
});
