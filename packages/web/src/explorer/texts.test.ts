import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { piecesOf } from './texts.ts';
import type { Unpacked } from './texts.ts';

const all = async (name: string, bytes: Uint8Array): Promise<readonly Unpacked[]> => {
  const found: Unpacked[] = [];
  for await (const one of piecesOf(new File([new Uint8Array(bytes)], name))) found.push(one);
  return found;
};

const JSON_LINE = '{"id":"1","board":37,"players":["a","b"],"turns":["Wd4,a1"]}';

test('a plain text is one piece', async () => {
  expect(await all('a.txt', strToU8('Wd4,a1\n'))).toEqual([
    { kind: 'piece', piece: { name: 'a.txt', text: 'Wd4,a1\n', format: 'official', lines: 0 } },
  ]);
});

test('an archive gives each of its files, and tells of what is something else', async () => {
  const zip = zipSync({
    'one.sgf': strToU8('(;GM[34])'),
    'folder/two.txt': strToU8('Wd4,a1'),
    'picture.png': new Uint8Array([0x89, 0x50, 0, 0, 0, 1]),
    'nothing.sgf': new Uint8Array(0),
    'folder/inside/': new Uint8Array(0),
  });
  const found = await all('games.zip', zip);
  expect(
    found.map((one) => (one.kind === 'piece' ? one.piece.name : [one.name, one.fault])),
  ).toEqual([
    'games.zip: one.sgf',
    'games.zip: folder/two.txt',
    ['games.zip: picture.png', 'not-text'],
    ['games.zip: nothing.sgf', 'empty'],
  ]);
});

test('lines of JSON come in portions that know where they stand', async () => {
  const text = Array.from({ length: 450 }, () => JSON_LINE).join('\n');
  const found = await all('games.jsonl.gz', gzipSync(strToU8(text)));
  expect(found.map((one) => (one.kind === 'piece' ? one.piece.lines : undefined))).toEqual([
    0, 200, 400,
  ]);
});

test('a portion is read as what the file is, though it begins with a line that is damaged', async () => {
  const lines = Array.from({ length: 201 }, () => JSON_LINE);
  lines[200] = JSON_LINE.slice(1);
  const found = await all('games.jsonl', strToU8(lines.join('\n')));
  expect(found.map((one) => (one.kind === 'piece' ? one.piece.format : undefined))).toEqual([
    'json',
    'json',
  ]);
});

test.each([
  ['empty', new Uint8Array(0)],
  ['empty', strToU8(' \n')],
  ['not-text', new Uint8Array([1, 0, 2])],
  ['bad-archive', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])],
  ['bad-archive', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
])('a file that is no games is told: %s', async (fault, bytes) => {
  expect(await all('f', bytes)).toEqual([{ kind: 'fault', name: 'f', fault }]);
});

test('a damaged file in an archive does not take the others with it', async () => {
  const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt'];
  const zip = zipSync(
    Object.fromEntries(names.map((name) => [name, strToU8('Wd4,a1\n'.repeat(9))])),
  );
  // The packed bytes of the second follow its header and name.
  const second = zip.indexOf('b'.charCodeAt(0), zip.indexOf('a'.charCodeAt(0)) + 1) + 5;
  zip.fill(0xff, second, second + 6);
  const found = await all('z.zip', zip);
  expect(found.map((one) => (one.kind === 'piece' ? one.piece.name : one.fault))).toEqual([
    'z.zip: a.txt',
    'bad-archive',
    'z.zip: c.txt',
    'z.zip: d.txt',
  ]);
});

test('archives in archives are read, but not without end', async () => {
  let zip = zipSync({ 'a.txt': strToU8('Wd4,a1') });
  for (let times = 0; times < 2; times++) zip = zipSync({ 'z.zip': zip });
  expect((await all('z.zip', zip))[0]?.kind).toBe('piece');
  expect(await all('z.zip', zipSync({ 'z.zip': zip }))).toMatchObject([{ fault: 'bad-archive' }]);
});

test('what a system puts into archives by itself is passed over', async () => {
  const zip = zipSync({
    '__MACOSX/._a.sgf': new Uint8Array([0, 1]),
    'a.sgf': strToU8('(;GM[34])'),
  });
  expect(await all('z.zip', zip)).toHaveLength(1);
});

test('more than can be held is refused before it is read', async () => {
  const file = new File([], 'games.txt');
  Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 });
  const found: Unpacked[] = [];
  for await (const one of piecesOf(file)) found.push(one);
  expect(found).toEqual([{ kind: 'fault', name: 'games.txt', fault: 'large' }]);
});

test('a small archive of very much is refused', async () => {
  const much = new Uint8Array(1_000_000);
  for (const packed of [gzipSync(much), zipSync({ much })]) {
    const found: Unpacked[] = [];
    const file = new File([new Uint8Array(packed)], 'm');
    for await (const one of piecesOf(file, 100_000)) found.push(one);
    expect(found).toMatchObject([{ kind: 'fault', fault: 'large' }]);
  }
});

test('names in an old code page are read too', async () => {
  const [one] = await all('a.txt', new Uint8Array([0x5a, 0xe8, 0x0a]));
  expect(one?.kind === 'piece' && one.piece.text).toBe('Zè\n');
});
