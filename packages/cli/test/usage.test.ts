import { describe, expect, it } from 'vitest';
import { cli } from './cli.ts';

const COMMANDS = [
  'show',
  'play',
  'legal',
  'apply',
  'replay',
  'convert',
  'solve',
  'perft',
  'presets',
  'analyse',
  'review',
  'match',
  'bench',
];

describe('usage', () => {
  it('lists the commands', async () => {
    const { out, status } = await cli(['--help']);
    expect(status).toBe(0);
    for (const command of [...COMMANDS, 'engine']) expect(out).toContain(`\n  ${command} `);
  });

  it.each(COMMANDS)('has help for %s, which offers --json', async (command) => {
    const { err, out, status } = await cli([command, '--help']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('--json');
    expect((await cli(['help', command])).out).toBe(out);
  });

  it('tells its version', async () => {
    expect((await cli(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['frob'], "unknown command 'frob'; zertz --help shows what is possible"],
    [['show'], "missing required argument 'position'; zertz --help shows what is possible"],
    [
      ['show', 'official', '--colour'],
      "unknown option '--colour'; zertz --help shows what is possible",
    ],
    [
      ['legal', '--jsn', 'official'],
      "unknown option '--jsn' (Did you mean --json?); zertz --help shows what is possible",
    ],
    [
      ['convert', 'a.sgf'],
      "required option '--to <format>' not specified; zertz --help shows what is possible",
    ],
    [
      ['convert', '--to', 'pgn', 'a.sgf'],
      "option '--to <format>' argument 'pgn' is invalid. Allowed choices are official, sgf, zen, zip, json; zertz --help shows what is possible",
    ],
    [
      ['replay', '--from', 'pgn', 'a.sgf'],
      "'pgn' is not a format; the formats are official, sgf, zen, zip, json, hiive, mail",
    ],
    [
      ['replay', '--preset', 'chess', 'a.sgf'],
      "--preset, character 1: 'chess' is not a preset; zertz presets lists them",
    ],
    [
      ['play', '--preset', 'blitz', '--position', 'official'],
      '--preset and --position exclude each other; a position names its rules',
    ],
    [['play', '--seed', 'x'], "--seed 'x' is not a whole number"],
    [
      ['play', '--position', '-'],
      'play reads turns from the standard input; give the position itself',
    ],
    [
      ['play', '--computer', 'white'],
      "option '--computer <side>' argument 'white' is invalid. Allowed choices are first, second, both; zertz --help shows what is possible",
    ],
    [
      ['presets', 'blitz', 'official'],
      "too many arguments for 'presets'. Expected 1 argument but got 2: blitz, official; zertz --help shows what is possible",
    ],
  ])('%j is wrong usage', async (args, message) => {
    expect(await cli(args)).toEqual({ status: 2, out: '', err: `${message}\n`, lines: [] });
  });

  it('shows the help, as wrong usage, where no command is named', async () => {
    const { err, status } = await cli([]);
    expect(status).toBe(2);
    expect(err).toMatch(/^Usage: zertz/);
  });

  it('puts wrong usage into JSON too', async () => {
    const { err, status } = await cli(['legal', '--json']);
    expect(status).toBe(2);
    expect(JSON.parse(err)).toEqual({
      error: {
        code: 'usage',
        message: "missing required argument 'position'; zertz --help shows what is possible",
      },
    });
  });
});
