import { describe, expect, test } from 'vitest';
import { TOP_LEVEL } from '../levels.ts';
import type { Score } from '../engine.ts';
import type { Report } from './report.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { Settings } from './settings.ts';
import { teamOf } from './team.ts';
import type { Listener, Task, Thinker } from './thinker.ts';

const TASK: Task = { place: 'startpos', limits: { nodes: 1 }, lines: 1 };

class Member implements Thinker {
  settings: Settings | undefined;
  listener: Listener | undefined;
  stopped = 0;
  closed = false;
  ready = (): Promise<void> => Promise.resolve();
  configure = (settings: Settings): void => {
    this.settings = settings;
  };
  newGame = (): void => undefined;
  start = (_: Task, listener: Listener): void => {
    this.listener = listener;
  };
  stop = (): void => {
    this.stopped += 1;
  };
  close = (): Promise<void> => {
    this.closed = true;
    return Promise.resolve();
  };
}

const report = (turn: string, score: Score, depth = 3): Report => ({
  depth,
  nodes: 10,
  millis: 1,
  lines: [{ score, turns: [turn] }],
});

const value = (number: number): Score => ({ kind: 'value', value: number });

const team = (threads: number) => {
  const members: Member[] = [];
  const thinker = teamOf(() => {
    const member = new Member();
    members.push(member);
    return member;
  });
  thinker.configure({ ...DEFAULT_SETTINGS, threads });
  const heard: { done?: Report; failed?: string; infos: Report[] } = { infos: [] };
  const start = (task: Task = TASK): void =>
    thinker.start(task, {
      info: (one) => heard.infos.push(one),
      done: (one) => {
        heard.done = one;
      },
      failed: (why) => {
        heard.failed = why;
      },
    });
  return { thinker, members, heard, start };
};

test('there are as many as the option says, each with a seed of its own', async () => {
  const { members, thinker } = team(3);
  expect(new Set(members.map(({ settings }) => settings?.seed)).size).toBe(3);
  thinker.configure({ ...DEFAULT_SETTINGS, threads: 1 });
  expect(members.map(({ closed }) => closed)).toEqual([false, true, true]);
  await thinker.ready();
});

describe('the vote', () => {
  test.each([
    [
      'two against one',
      [report('a', value(10)), report('b', value(40)), report('a', value(20))],
      'a',
    ],
    ['one who has looked deeper', [report('a', value(10), 2), report('b', value(10), 6)], 'b'],
    ['one who sees a win', [report('a', value(90)), report('b', { kind: 'win', turns: 5 })], 'b'],
    [
      'a loss is no reason',
      [report('a', { kind: 'loss', turns: 4 }), report('b', value(-90))],
      'b',
    ],
  ])('%s', (_, reports, turn) => {
    const { heard, members, start } = team(reports.length);
    start();
    for (const [index, one] of reports.entries()) members[index]?.listener?.done(one);
    expect(heard.done?.lines[0]?.turns).toEqual([turn]);
    expect(heard.done?.nodes).toBe(10 * reports.length);
  });

  test('waits for all, but a win stops the others', () => {
    const { heard, members, start } = team(2);
    start();
    members[1]?.listener?.done(report('a', { kind: 'win', turns: 3 }));
    expect(heard.done).toBeUndefined();
    expect(members[0]?.stopped).toBe(1);
    members[0]?.listener?.done(report('b', value(1)));
    expect(heard.done?.lines[0]?.turns).toEqual(['a']);
  });

  test('goes on without one that has broken down', () => {
    const { heard, members, start } = team(2);
    start();
    members[0]?.listener?.failed('no memory');
    members[1]?.listener?.done(report('b', value(1)));
    expect(heard.done?.lines[0]?.turns).toEqual(['b']);
    start();
    for (const member of members) member.listener?.failed('no memory');
    expect(heard.failed).toBe('no memory');
  });

  test('who is behind tells nothing', () => {
    const { heard, members, start } = team(2);
    start();
    members[0]?.listener?.info(report('a', value(1), 4));
    members[1]?.listener?.info(report('b', value(1), 3));
    members[1]?.listener?.info(report('b', value(1), 5));
    expect(heard.infos.map(({ depth }) => depth)).toEqual([4, 5]);
  });

  test('a weaker level thinks alone', () => {
    const { members, start } = team(2);
    start({ ...TASK, level: 3 });
    expect(members[1]?.listener).toBeUndefined();
    start({ ...TASK, level: TOP_LEVEL });
    expect(members[1]?.listener).toBeDefined();
  });
});
