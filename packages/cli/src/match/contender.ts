import { isLevel } from '@zertz/engine';
import type { Limits } from '@zertz/engine';
import { ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { OWN_ENGINES } from '../engine/ownEngines.ts';
import type { OwnEngine } from '../engine/ownEngines.ts';
import { wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { levelWords } from '../words.ts';

/** Who is to play in a match: an engine of our own, or a program that speaks the protocol. */
export type Contender =
  | {
      readonly kind: 'own';
      readonly text: string;
      readonly engine: OwnEngine;
      /** Instead of those of the match, if there are any. */
      readonly limits: Limits;
      readonly options: readonly EngineOption[];
    }
  | { readonly kind: 'program'; readonly text: string; readonly words: readonly string[] };

interface EngineOption {
  readonly name: string;
  readonly value: string;
}

/** Reads `builtin`, `builtin:level=3,hash=16`, `simple` or a command line. */
export const parseContender = (text: string): Result<Contender, Failure> => {
  const [, name, settings = ''] = /^([a-z]+)(?::(.*))?$/.exec(text.trim()) ?? [];
  const engine = OWN_ENGINES.find((one) => one === name);
  if (engine !== undefined) return parseOwn(text.trim(), engine, settings);
  const words = splitWords(text);
  return words.length === 0
    ? wrongUsage('a player is empty; write builtin, builtin:nodes=2000, simple or a command line')
    : ok({ kind: 'program', text: text.trim(), words });
};

const parseOwn = (
  text: string,
  engine: OwnEngine,
  settings: string,
): Result<Contender, Failure> => {
  let limits: Limits = {};
  const options: EngineOption[] = [];
  for (const setting of settings.split(',').filter((one) => one !== '')) {
    const [, name = '', value = ''] = /^(\w+)=([1-9]\d{0,11}|0)$/.exec(setting) ?? [];
    const number = Number(value);
    switch (name) {
      case 'movetime':
        limits = { ...limits, millis: number };
        break;
      case 'nodes':
        limits = { ...limits, nodes: number };
        break;
      case 'depth':
        limits = { ...limits, depth: number };
        break;
      case 'hash':
        options.push({ name: 'Hash', value });
        break;
      case 'seed':
        options.push({ name: 'Seed', value });
        break;
      case 'threads':
        options.push({ name: 'Threads', value });
        break;
      case 'level':
        if (!isLevel(number)) return wrongUsage(levelWords(value));
        options.push({ name: 'Level', value });
        break;
      default:
        return wrongUsage(
          `'${setting}' is no setting of ${engine}; write level, movetime, nodes, depth, hash, seed or threads, as in nodes=2000`,
        );
    }
  }
  return ok({ kind: 'own', text, engine, limits, options });
};

/** The words of a command line; quotes keep blanks together. */
const splitWords = (text: string): readonly string[] =>
  [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
