import { readFileSync } from 'node:fs';
import { parsePlace, parseReply } from '@zertz/engine';
import { parseTurn, positionOf, unwrap } from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { Conversation } from './conversation.ts';

const DOCUMENT = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const [, TRANSCRIPT = ''] = /```\n(> zertz\n[^]*?)```/.exec(DOCUMENT) ?? [];

/** Neither numbers nor choices are the same everywhere: only what kind of line it is. */
const shape = (line: string): string => {
  const reply = unwrap(parseReply(line));
  return reply.kind === 'bestmove' || reply.kind === 'info' ? reply.kind : line;
};

const isLegal = (place: string, bestmove: string): boolean => {
  const turn = bestmove.replace('bestmove ', '');
  return parseTurn(positionOf(unwrap(parsePlace(place))), turn).ok;
};

describe('zertz engine', { timeout: 60_000 }, () => {
  it('talks as the document shows', async () => {
    const engine = new Conversation();
    let expected: string[] = [];
    const listen = async (): Promise<void> => {
      for (const line of expected.filter((one) => shape(one) !== 'info')) {
        const wanted = shape(line);
        const beginning = wanted === 'bestmove' ? 'bestmove ' : line;
        const [last = '', ...before] = [...(await engine.until(beginning))].toReversed();
        expect(shape(last)).toBe(wanted);
        expect(before.map(shape).filter((one) => one !== 'info')).toEqual([]);
      }
      expected = [];
    };
    for (const line of TRANSCRIPT.trimEnd().split('\n')) {
      if (!line.startsWith('> ')) expected.push(line);
      else {
        await listen();
        engine.say(line.slice(2));
      }
    }
    expect(await engine.ended).toBe(0);
    expect(TRANSCRIPT.split('\n').length).toBeGreaterThan(20);
  });

  it('answers isready and stop while it thinks without end', async () => {
    const engine = new Conversation();
    engine.say('isready', 'position startpos official-61 turns Wd4,a1', 'go infinite');
    await engine.until('info');
    const began = performance.now();
    engine.say('isready');
    await engine.until('readyok');
    engine.say('isready');
    await engine.until('readyok');
    engine.say('stop');
    const answer = (await engine.until('bestmove')).at(-1) ?? '';
    // A moment; the bound is kind to machines that do much else.
    expect(performance.now() - began).toBeLessThan(1500);
    expect(isLegal('startpos official-61 turns Wd4,a1', answer)).toBe(true);
    engine.say('go nodes 50');
    const next = (await engine.until('bestmove')).at(-1) ?? '';
    expect(isLegal('startpos official-61 turns Wd4,a1', next)).toBe(true);
    engine.say('quit');
    expect(await engine.ended).toBe(0);
  });

  it('answers a limited search before it ends with its input', async () => {
    const engine = new Conversation();
    engine.say('position startpos', 'go nodes 300');
    engine.closeInput();
    expect(await engine.ended).toBe(0);
    expect(isLegal('startpos', engine.heard.at(-1) ?? '')).toBe(true);
  });

  it('ends with 130 on Ctrl-C, even while it thinks', async () => {
    const engine = new Conversation();
    engine.say('go infinite');
    await engine.until('info');
    engine.interrupt();
    expect(await engine.ended).toBe(130);
  });
});
