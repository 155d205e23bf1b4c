import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { proofLines } from '../src/proofText.ts';
import { cli, START_37 } from './cli.ts';

const THREE = 'G..G/.ooo./Gooooo/..Boo../.ooo../oooo./o.BW 3-2-6 2-1-1 0-2-1 1 official';
const KNOWN = {
  turn: 'Wb2,f4',
  replies: [
    {
      turn: 'x a1Wc3Be2',
      next: {
        turn: 'Wf3,e4',
        replies: [{ turn: 'x g3We3', next: { turn: 'Wg3,f3 x Wg3Wg4', replies: [] } }],
      },
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'zertz-solve-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (name: string, data: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  return file;
};

describe('zertz solve', () => {
  it('prints a forced win with its replies', async () => {
    const { err, lines, status } = await cli(['solve', THREE]);
    expect([status, err]).toEqual([0, '']);
    expect(lines[0]).toBe('first wins within 3 placements');
    expect(lines[1]).toMatch(/^\S+ \| x \S+ \| /);
  });

  it('says that there is none', async () => {
    const { lines, status } = await cli(['solve', THREE, '--within', '2']);
    expect([status, ...lines]).toEqual([0, 'no forced win within 2 placements']);
    const { out } = await cli(['solve', ...START_37.split(' '), '--within', '1', '--json']);
    expect(JSON.parse(out)).toEqual({ position: START_37, result: 'none', within: 1 });
  });

  it('checks the proof it has written', async () => {
    const { out } = await cli(['solve', THREE, '--json']);
    expect(JSON.parse(out)).toMatchObject({ position: THREE, result: 'win', within: 3 });
    const { lines, status } = await cli(['solve', THREE, '--check', fileOf('proof.json', out)]);
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^the proof is good: first wins within 3 placements; turns \d+, /);
  });

  it('checks a proof that stands alone', async () => {
    const file = fileOf('known.json', KNOWN);
    const { out } = await cli(['solve', THREE, '--check', file, '--json']);
    expect(JSON.parse(out)).toEqual({ position: THREE, file, turns: 3, replies: 2, within: 3 });
  });

  it.each([
    [{ ...KNOWN, replies: [] }, 'not-won', 'after Wb2,f4: the line ends here'],
    [{ ...KNOWN, turn: 'Wb2,c4' }, 'unreadable-turn', "at the start: 'Wb2,c4', character 5: "],
    [
      { turn: 'Wb2,f4', replies: [...KNOWN.replies, ...KNOWN.replies] },
      'reply-repeated',
      'after Wb2,f4: the reply x a1Wc3Be2 is given twice',
    ],
    ['nonsense', 'malformed', 'at the start: this is no proof'],
  ])('refuses a proof that is none: %#', async (data, code, words) => {
    const file = fileOf('bad.json', data);
    const { err, out, status } = await cli(['solve', THREE, '--check', file]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(`${file}, ${words}`);
    const asJson = await cli(['solve', THREE, '--check', file, '--json']);
    expect(JSON.parse(asJson.err)).toMatchObject({ error: { code, file } });
  });

  it('needs a game that goes on, and a number of placements', async () => {
    const over = 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 0-0-0 4-0-0 1 official';
    expect(await cli(['solve', over])).toMatchObject({
      status: 1,
      err: 'the game is over; second wins: the captives hold 4-0-0\n',
    });
    expect(await cli(['solve', THREE, '--within', 'all'])).toMatchObject({ status: 2, out: '' });
    expect(await cli(['solve', '-', '--check', '-'])).toMatchObject({ status: 2, out: '' });
  });

  it('stops on Ctrl-C and says what is certain', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const busy = 'oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 3-8-10 2-0-0 0-0-0 1 official';
    const ran = await cli(['solve', busy, '--within', '20'], { interrupt: controller.signal });
    expect(ran.status).toBe(130);
    expect(ran.err).toMatch(/^stopped: (there is no forced win within \d|nothing is certain)/);
  });
});

describe('proofLines', () => {
  it('begins a line for each of several replies', () => {
    expect(
      proofLines({
        turn: 'A',
        replies: [
          { turn: 'r', next: { turn: 'B', replies: [{ turn: 's', next: null }] } },
          { turn: 't', next: { turn: 'C', replies: [] } },
        ],
      }),
    ).toEqual(['A', '  r | B | s', '  t | C']);
  });
});
