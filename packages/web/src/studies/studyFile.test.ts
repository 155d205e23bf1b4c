import { describe, expect, test } from 'vitest';
import {
  legalTurns,
  newGame,
  parseTurn,
  positionOf,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import { addPlayed, gameAt, newTree, playAt, ROOT, treeOf, withComment } from '../study/tree.ts';
import type { Tree } from '../study/tree.ts';
import {
  chapterOf,
  movedChapter,
  newChapter,
  newStudy,
  withChapter,
  withNewChapter,
  withoutChapter,
} from './study.ts';
import type { Study } from './study.ts';
import { formatStudy, parseStudy } from './studyData.ts';
import { readStudy, writeStudy } from './studyFile.ts';

const NOW = 1_700_000_000_000;
const START = startPosition(PRESETS.blitz);

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

const randomTree = (): Tree => {
  let tree = treeOf(newGame(START));
  for (let n = 0; n < 12; n++) {
    const at = Math.floor(Math.random() * tree.nodes.length);
    const before = gameAt(tree, at);
    if (before.outcome !== undefined) continue;
    ({ tree } = unwrap(playAt(tree, at, pick([...legalTurns(positionOf(before))]))));
    if (Math.random() < 0.3) tree = withComment(tree, at, '“” <b>\n\u{1f600}');
  }
  return tree;
};

const TEXTS = ['', 'A', '**x** <script>', '“”\n\\ \u2028 \u0000', 'טבעת Wd4,a1'];

const randomStudy = (): Study =>
  newStudy(
    pick(TEXTS),
    Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () =>
      newChapter(pick(TEXTS), randomTree(), pick(TEXTS)),
    ),
    NOW,
  );

/** A study without what is made anew whenever it is read. */
const bare = (study: Study) => ({ ...formatStudy(study), id: '', changed: 0 });

interface FileData {
  zertzStudy: number;
  chapters: { tree: object }[];
}

const dataOf = (of: Study): FileData => JSON.parse(writeStudy(of)) as FileData;

const titles = ({ chapters }: Study): readonly string[] => chapters.map(({ title }) => title);
const study = (): Study =>
  newStudy(
    'Offers',
    ['a', 'b', 'c', 'd'].map((title) => newChapter(title, newTree(START))),
    NOW,
  );

describe('a study as one file', () => {
  test('is read again as it was written', () => {
    for (let n = 0; n < 10; n++) {
      const written = randomStudy();
      const { faults, study: read } = unwrap(readStudy(writeStudy(written), NOW));
      expect(faults).toEqual([]);
      expect(bare(read)).toEqual(bare(written));
      expect(read.id).not.toBe(written.id);
    }
  });

  test('is read again however it is laid out, and with fields that are not known', () => {
    const data = { ...dataOf(study()), colour: 'green' };
    for (const indent of [0, 2]) {
      const { faults, study: read } = unwrap(readStudy(JSON.stringify(data, null, indent), NOW));
      expect(faults).toEqual([]);
      expect(titles(read)).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  test('cut off anywhere it gives the chapters that are whole, and says that it ends', () => {
    const text = writeStudy(study());
    const ends = formatStudy(study()).chapters.map((one) => {
      const line = JSON.stringify(one);
      return text.indexOf(line) + line.length;
    });
    for (let end = 1; end < text.length - 4; end += 3) {
      const whole = ['a', 'b', 'c', 'd'].slice(0, ends.filter((at) => at <= end).length);
      const read = readStudy(text.slice(0, end), NOW);
      expect(read.ok ? titles(read.value.study) : [], `${end}`).toEqual(whole);
      const fault = read.ok ? read.value.faults[0] : read.error;
      expect(fault, `${end}`).toMatchObject({ code: 'not-json' });
    }
  });

  test('of a later version says so, with the place, and gives what can be read', () => {
    const data = dataOf(study());
    data.zertzStudy = 2;
    data.chapters[1]!.tree = { shape: 'cube' };
    const { faults, study: read } = unwrap(readStudy(JSON.stringify(data), NOW));
    expect(titles(read)).toEqual(['a', 'c', 'd']);
    expect(faults).toEqual([
      { code: 'newer', found: 2 },
      { code: 'chapter', number: 2, path: 'chapters[1].tree.start' },
    ]);
  });

  test('with a turn that cannot be played is read without that chapter', () => {
    const data = dataOf(study());
    data.chapters[2]!.tree = {
      ...data.chapters[2]!.tree,
      moves: [{ turn: 'Wd4' }, { turn: 'Zz9' }],
    };
    const read = readStudy(JSON.stringify(data), NOW);
    expect(titles(unwrap(read).study)).toEqual(['a', 'b', 'd']);
    expect(unwrap(read).faults).toMatchObject([{ number: 3 }]);
    expect(JSON.stringify(unwrap(read).faults)).toContain('chapters[2].tree.moves[');
  });

  test.each([
    ['', 'not-json'],
    ['hello', 'not-json'],
    ['null', 'not-ours'],
    ['[]', 'not-ours'],
    ['{"zertz":1,"games":[]}', 'not-ours'],
    ['{"zertzStudy":"1","title":"","chapters":[]}', 'wrong'],
    ['{"zertzStudy":1,"title":7,"chapters":[]}', 'wrong'],
    ['{"zertzStudy":1,"title":"","chapters":{}}', 'wrong'],
    ['{"zertzStudy":1,"title":"","chapters":[]}', 'wrong'],
    ['{"zertzStudy":1,"title":"","chapters":[5]}', 'chapter'],
    ['{"zertzStudy":9}', 'newer'],
  ])('%s gives nothing: %s', (text, code) => {
    expect(readStudy(text, NOW)).toMatchObject({ ok: false, error: { code } });
  });
});

test('what of a kept study cannot be read stays in it', () => {
  const data = formatStudy(study());
  const strange = { title: 'x', hologram: true };
  const read = parseStudy({ ...data, chapters: [strange, ...data.chapters] })!;
  expect(titles(read)).toEqual(['a', 'b', 'c', 'd']);
  expect(formatStudy(read).chapters.at(-1)).toEqual(strange);
  expect(parseStudy({ ...data, chapters: [strange] })).toBeUndefined();
});

describe('chapters', () => {
  test('are put at another place, and all others keep their order', () => {
    const before = study();
    const [a, , c] = before.chapters;
    expect(titles(movedChapter(before, c!.id, 0))).toEqual(['c', 'a', 'b', 'd']);
    expect(titles(movedChapter(before, a!.id, 2))).toEqual(['b', 'c', 'a', 'd']);
    expect(titles(movedChapter(before, a!.id, 99))).toEqual(['b', 'c', 'd', 'a']);
    expect(titles(movedChapter(before, a!.id, -1))).toEqual(['a', 'b', 'c', 'd']);
    expect(movedChapter(before, 'none', 1)).toBe(before);
    for (let n = 0; n < 50; n++) {
      const { id, title } = pick(before.chapters);
      const to = Math.floor(Math.random() * 4);
      const moved = movedChapter(before, id, to);
      expect(titles(moved).indexOf(title)).toBe(to);
      const others = (of: Study) => titles(of).filter((other) => other !== title);
      expect(others(moved)).toEqual(others(before));
    }
  });

  test('come, go and come back to where they were', () => {
    const before = study();
    const b = before.chapters[1]!;
    const without = withoutChapter(before, b.id);
    expect(titles(without)).toEqual(['a', 'c', 'd']);
    expect(withNewChapter(without, b, 1)).toEqual(before);
    expect(chapterOf(without, b.id)).toBeUndefined();
    const only = newStudy('', [b], NOW);
    expect(withoutChapter(only, b.id)).toBe(only);
  });

  test('are changed one at a time', () => {
    const before = study();
    const b = before.chapters[1]!;
    const turn = unwrap(parseTurn(START, 'Wa1,b1'));
    const played = unwrap(playAt(b.tree, ROOT, turn));
    const after = withChapter(before, b.id, { tree: played.tree });
    expect(after.chapters[1]!.tree).toBe(played.tree);
    expect(after.chapters[0]).toBe(before.chapters[0]);
    expect(addPlayed(played.tree, ROOT, played.tree.nodes[1]!.played!).at).toBe(1);
  });
});
