import { formatPosition, positionOf } from '@zertz/rules';
import {
  formatGo,
  formatPlace,
  formatReply,
  parseCommand,
  parseReply,
  Protocol,
} from '@zertz/engine';
import type { Listener, Reply, Report, Settings, Task, Thinker } from '@zertz/engine';
import { describe, expect, it } from 'vitest';
import { protocolWords } from '../src/words.ts';

const REPORT: Report = {
  depth: 2,
  nodes: 900,
  millis: 3,
  lines: [
    { score: { kind: 'value', value: 12.4 }, turns: ['Wd4,a1', 'Bd5,a2 x Wa3'] },
    { score: { kind: 'loss', turns: 3 }, turns: ['Gd4,a1'] },
  ],
};

/** A conversation with a thinker that answers when the test says so. */
const converse = () => {
  const lines: string[] = [];
  const asked: string[] = [];
  const tasks: Task[] = [];
  const settings: Settings[] = [];
  let listener: Listener | undefined;
  const thinker: Thinker = {
    ready: () => Promise.resolve(),
    configure: (next) => settings.push(next),
    newGame: () => asked.push('new game'),
    start: (task, hears) => {
      tasks.push(task);
      listener = hears;
    },
    stop: () => asked.push('stop'),
    close: () => Promise.resolve(),
  };
  let ends = 0;
  const protocol = new Protocol({
    name: 'Test 1',
    thinker,
    send: (line) => lines.push(line),
    words: protocolWords,
    onEnd: () => (ends += 1),
  });
  return {
    protocol,
    asked,
    tasks,
    settings,
    ends: () => ends,
    listener: () => listener!,
    say: (...said: readonly string[]): readonly string[] => {
      const before = lines.length;
      for (const line of said) protocol.receive(line);
      return lines.slice(before);
    },
    heard: lines,
  };
};

const START = 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official';

describe('the engine protocol', () => {
  it('introduces the engine', () => {
    expect(converse().say('zertz')).toEqual([
      'id name Test 1',
      'id author the Zertz contributors',
      'option name Hash type spin default 64 min 1 max 1024',
      'option name Clock type combo default wall var wall var cpu',
      'option name Seed type spin default 1 min 0 max 2147483647',
      'option name Threads type spin default 1 min 1 max 64',
      'option name Level type spin default 8 min 1 max 8',
      'zertzok',
    ]);
  });

  it('hands on settings and new games', () => {
    const { asked, say, settings } = converse();
    const said = ['setoption name hash value 8', 'setoption name Clock value cpu', 'newgame'];
    expect(say(...said, 'setoption name Seed value 0')).toEqual([]);
    expect(settings).toEqual([
      { megabytes: 8, clock: 'wall', seed: 1, threads: 1, level: 8 },
      { megabytes: 8, clock: 'cpu', seed: 1, threads: 1, level: 8 },
      { megabytes: 8, clock: 'cpu', seed: 0, threads: 1, level: 8 },
    ]);
    expect(asked).toEqual(['new game']);
  });

  it('thinks about the start of the official game unless told otherwise', () => {
    const { say, tasks } = converse();
    say('  go   nodes 5  ');
    expect(tasks).toEqual([
      { place: START, limits: { nodes: 5, clock: 'wall' }, level: 8, lines: 1 },
    ]);
  });

  it('plays at the level that was set', () => {
    const { say, tasks } = converse();
    expect(say('setoption name level value 3', 'go nodes 5')).toEqual([]);
    expect(tasks.map(({ level }) => level)).toEqual([3]);
  });

  it('sends every turn of the game with the limits asked for', () => {
    const { say, tasks } = converse();
    say('setoption name Clock value cpu', 'position startpos turns wd4,a1|Bd5 , a2');
    say('go movetime 50 depth 3 nodes 9 multipv 2');
    expect(tasks).toEqual([
      {
        place: `${START} turns Wd4,a1 | Bd5,a2`,
        limits: { millis: 50, nodes: 9, depth: 3, clock: 'cpu' },
        level: 8,
        lines: 2,
      },
    ]);
  });

  it('reports lines as they are found and answers with the best', () => {
    const { heard, listener, say } = converse();
    say('go nodes 5');
    listener().info(REPORT);
    listener().done(REPORT);
    expect(heard).toEqual([
      'info depth 2 score worth 12 nodes 900 nps 300000 time 3 multipv 1 line Wd4,a1 | Bd5,a2 x Wa3',
      'info depth 2 score loss 3 nodes 900 nps 300000 time 3 multipv 2 line Gd4,a1',
      'bestmove Wd4,a1',
    ]);
  });

  it('keeps the answer of an infinite search until stop', () => {
    const { asked, heard, listener, say } = converse();
    say('go infinite');
    listener().done(REPORT);
    expect(heard).toEqual([]);
    expect(say('stop')).toEqual(['bestmove Wd4,a1']);
    say('go infinite', 'stop');
    expect(asked).toEqual(['stop']);
    listener().done(REPORT);
    expect(heard).toEqual(['bestmove Wd4,a1', 'bestmove Wd4,a1']);
    expect(say('stop')).toEqual([]);
  });

  it('refuses while it thinks what would change the position', () => {
    const { say } = converse();
    say('go infinite');
    const wait = (command: string): string =>
      `error ${command} has to wait for bestmove; expected stop, isready or quit`;
    expect(
      say('go nodes 1', 'newgame', 'position startpos', 'setoption name Hash value 1'),
    ).toEqual(['go', 'newgame', 'position', 'setoption'].map(wait));
    expect(say('zertz')).toContain('zertzok');
  });

  it('answers isready at once while it thinks', async () => {
    const { heard, say } = converse();
    say('isready');
    await Promise.resolve();
    expect(heard).toEqual(['readyok']);
    say('go infinite');
    expect(say('isready')).toEqual(['readyok']);
  });

  it('has no turn once the game is over, and lives on if the engine does not', () => {
    const { listener, say, heard } = converse();
    const over = 'position oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 4-0-0 0-0-0 2';
    expect(say(over, 'go nodes 1')).toEqual(['bestmove none']);
    say('position startpos', 'go nodes 1');
    listener().failed('no memory');
    expect(heard.slice(1)).toEqual(['error the engine broke down: no memory', 'bestmove none']);
  });

  it('ends once, by quit or with the input', () => {
    const quit = converse();
    quit.say('go infinite', 'quit', 'zertz');
    quit.protocol.inputEnded();
    expect([quit.ends(), quit.heard]).toEqual([1, []]);
    const closed = converse();
    closed.say('go nodes 4');
    closed.protocol.inputEnded();
    expect(closed.ends()).toBe(0);
    closed.listener().done(REPORT);
    expect([closed.ends(), closed.heard]).toEqual([1, ['bestmove Wd4,a1']]);
    const endless = converse();
    endless.say('go infinite');
    endless.protocol.inputEnded();
    expect(endless.asked).toEqual(['stop']);
  });

  it.each([
    [
      'castle',
      "'castle' is not a command; expected zertz, isready, newgame, setoption, position, go, stop or quit",
    ],
    ['stop now', "'now' follows stop, which stands alone"],
    ['setoption Hash 4', 'expected setoption name NAME value VALUE'],
    ['setoption name Hash', 'expected setoption name NAME value VALUE'],
    [
      'setoption name Ponder value true',
      "'Ponder' is not an option; expected Hash, Clock, Seed or Level",
    ],
    [
      'setoption name Hash value 0',
      "'0' is no value of Hash; expected a whole number from 1 to 1024",
    ],
    [
      'setoption name Level value 9',
      "'9' is no value of Level; expected a whole number from 1 to 8",
    ],
    ['setoption name Clock value sun', "'sun' is no value of Clock; expected wall or cpu"],
    ['go', 'expected go movetime N, go nodes N, go depth N or go infinite'],
    ['go multipv 2', 'expected go movetime N, go nodes N, go depth N or go infinite'],
    [
      'go fast',
      "'fast' does not belong after go; expected movetime, nodes, depth, infinite or multipv",
    ],
    ['go nodes', 'the number after nodes is missing; expected a whole number from 1'],
    ['go nodes -3', "'-3' follows nodes; expected a whole number from 1"],
    ['go depth 1.5', "'1.5' follows depth; expected a whole number from 1"],
    [
      'go infinite nodes 3',
      'infinite and a limit exclude each other; expected one of them after go',
    ],
    ['position', 'expected position startpos or position and its text'],
    ['position turns Wd4', 'expected position startpos or position and its text'],
    [
      'position startpos chess',
      "preset, character 1: 'chess' is not a preset; zertz presets lists them",
    ],
    [
      'position oooo/ooo',
      'position: no board has columns of 4, 3 rings; the boards have 37, 40, 43, 44, 48, 58, 61, 204 rings, each missing one written as a point',
    ],
    [
      'position startpos turns Wd4,a1 | nonsense',
      "turn 2, 'nonsense', character 1: 'n' stands where a turn like Wd4,a1 or x d4Bd6 belongs",
    ],
    [
      'position startpos turns |',
      "turn 1, '', character 1: there is no turn; a turn is written like Wd4,a1 or x d4Bd6",
    ],
    [
      'position oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 4-0-0 0-0-0 2 official turns Wd4,a1',
      "turn 1, 'Wd4,a1': the game is over; expected no more turns",
    ],
  ])('answers %j with one sentence', (line, sentence) => {
    const { say, tasks } = converse();
    expect(say(line)).toEqual([`error ${sentence}`]);
    expect(say('go nodes 1')).toEqual([]);
    expect(tasks[0]?.place).toBe(START);
  });

  it('survives whatever is sent', () => {
    const { say } = converse();
    const words = ['position', 'startpos', 'turns', '|', 'go', 'nodes', '\u0000', 'é', '-', START];
    for (let seed = 1; seed < 2000; seed++) {
      const line = Array.from({ length: seed % 6 }, (_, at) => words[(seed * (at + 7)) % 10]);
      expect(() => say(line.join(' '), 'stop')).not.toThrow();
    }
    say('');
  });

  it('reads back every reply that it writes', () => {
    const replies: readonly Reply[] = [
      { kind: 'zertzok' },
      { kind: 'readyok' },
      { kind: 'id', what: 'author', value: 'A. N. Other' },
      { kind: 'option', option: { type: 'spin', name: 'Hash', preset: 4, min: 1, max: 9 } },
      { kind: 'option', option: { type: 'combo', name: 'Clock', preset: 'a', values: ['a', 'b'] } },
      {
        kind: 'info',
        info: {
          depth: 3,
          nodes: 7,
          millis: 0,
          rank: 2,
          line: { score: { kind: 'win', turns: 4 }, turns: ['x d4Bd6', 'Wd4,a1 x Gb1'] },
        },
      },
      { kind: 'bestmove', turn: 'x d4Bd6' },
      { kind: 'bestmove', turn: undefined },
      { kind: 'error', message: 'no' },
    ];
    for (const reply of replies) {
      expect(parseReply(formatReply(reply))).toEqual({ ok: true, value: reply });
    }
    for (const line of ['', 'hello', 'bestmove', 'info depth', 'id', 'option name']) {
      expect(parseReply(line)).toEqual({ ok: false, error: { code: 'unknown-reply', line } });
    }
  });

  it('reads back what it writes after go and position', () => {
    for (const text of ['movetime 5 nodes 6 depth 7 multipv 3', 'infinite']) {
      const go = parseCommand(`go ${text}`);
      expect(go.ok && go.value.kind === 'go' && formatGo(go.value.go)).toBe(text);
    }
    const text = `${START} turns Wd4,a1 | Bd5,a2 | x d4Bd6`;
    const place = parseCommand(`position ${text}`);
    const game = place.ok && place.value.kind === 'position' ? place.value.game : undefined;
    expect(formatPlace(game!)).toBe(text);
    expect(formatPosition(positionOf(game!))).toContain(' 5-8-9 0-0-1 0-0-0 2 official');
    expect(game!.history).toHaveLength(3);
  });
});
