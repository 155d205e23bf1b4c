import { linesOf } from './place.ts';
import type { Line, Place } from './place.ts';

/** One action of a transcript, a line of its own. */
export interface Action extends Place {
  /** 1 or 2, where the line says whose action it is. */
  readonly player: string | undefined;
  /** The action itself: a dictionary, or official notation but for the jumps of a chain. */
  readonly text: string;
}

/** A whole transcript, before anybody asked whether it can be played. */
export interface Transcript {
  readonly actions: Action[];
  /** What is said before the actions: `rings`, `variant`, `seed`, `player 1`, `player 2`. */
  readonly notes: Map<string, string>;
  readonly line: number;
}

/** Takes a text apart into games: a seed or a number of rings after actions begins another. */
export function* transcripts(text: string): Generator<Transcript> {
  let current: Transcript | undefined;
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') continue;
    const notes = notesIn(line.text);
    const opens = notes.some(([name]) => name === 'rings' || name === 'seed');
    if (current !== undefined && current.actions.length > 0 && opens) {
      yield current;
      current = undefined;
    }
    current ??= { actions: [], notes: new Map(), line: line.number };
    if (current.actions.length === 0) {
      for (const [name, value] of notes) current.notes.set(name, value);
    }
    const action = notes.length > 0 ? undefined : actionIn(line);
    if (action !== undefined) current.actions.push(action);
  }
  if (current !== undefined) yield current;
}

/** The entries of a dictionary; `undefined` if the text is none. `None` is left out. */
export const parseDictionary = (text: string): ReadonlyMap<string, string> | undefined => {
  if (!/^\{(?:\s*'\w+'\s*:\s*(?:'[^']*'|"[^"]*"|None)\s*(?:,|(?=\})))*\s*\}$/.test(text)) {
    return undefined;
  }
  return new Map(
    [...text.matchAll(/'(\w+)'\s*:\s*(?:'([^']*)'|"([^"]*)")/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? match[3] ?? '',
    ]),
  );
};

/** `# Rings: 37`, or a first line like `37 Blitz`. */
const notesIn = (line: string): readonly (readonly [name: string, value: string])[] => {
  const header = /^\s*(\d+)(?:\s+([a-z]+))?\s*$/i.exec(line);
  if (header !== null) {
    const [, rings = '', variant] = header;
    return [['rings', rings], ...(variant === undefined ? [] : [['variant', variant] as const])];
  }
  const note = /^\s*#\s*(seed|rings|variant|player [12]):\s*([^{\s].*)$/i.exec(line.trimEnd());
  return note === null ? [] : [[(note[1] ?? '').toLowerCase(), note[2] ?? '']];
};

const actionIn = (line: Line): Action | undefined => {
  const said = line.text.replace(/#.*$/, '').trimEnd();
  const [, lead = '', player, text = ''] = /^(\s*(?:Player (\S+):\s*)?)(.*)$/i.exec(said) ?? [];
  return text === '' ? undefined : { line: line.number, column: lead.length + 1, player, text };
};
