import { expect, test } from 'vitest';
import { readRecords } from '@zertz/rules';
import { buffersOf, CollectionBuilder, gameOf, gamesIn, sizeOf, winnerOf } from './collection.ts';

const TEXTS = [
  '[First "Žofie"]\n[Second "נועה"]\n\nWd4,a1 Gb5,g1\n',
  '{"board":37,"players":["Zoë","b"],"winner":"second","end":"resign","turns":["Wd4,a1"]}',
];

const collection = (() => {
  const builder = new CollectionBuilder();
  for (const text of TEXTS) {
    for (const record of readRecords(text)) if (record.ok) builder.add(record.value);
  }
  return builder.finish();
})();

test('a collection comes out of storage and from a worker as it went in', () => {
  const stored = structuredClone(collection);
  expect(stored).toEqual(collection);
  const sent = structuredClone(stored, { transfer: [...buffersOf(stored)] });
  expect(sent).toEqual(collection);
  expect(sizeOf(stored)).toBe(0);
  expect(sizeOf(sent)).toBe(sizeOf(collection));
});

test('its games are told apart by where their texts end, whatever their letters', () => {
  expect(gamesIn(collection)).toBe(2);
  expect(gameOf(collection, 0)?.players).toEqual(['Žofie', 'נועה']);
  expect(gameOf(collection, 1)).toMatchObject({ players: ['Zoë', 'b'], turns: 'Wd4,a1' });
  expect([0, 1].map((game) => winnerOf(collection, game))).toEqual([null, 'second']);
});
