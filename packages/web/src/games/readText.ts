import { detectFormat, readRecords } from '@zertz/rules';
import type { Game, GameRecord, RecordError } from '@zertz/rules';
import { readEverything } from '../storage/everything.ts';
import type { ImportError } from '../storage/everything.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import type { LinkFault } from '../storage/gameLink.ts';
import { keptOf, newId } from '../storage/keptGame.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { saveGame } from '../storage/savedGame.ts';

/** Why something in a text is no game. */
export type TextFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'large' }
  /** A link or a position that stops making sense. */
  | { readonly code: 'stops'; readonly fault: LinkFault; readonly readable: KeptGame | undefined }
  /** A file with everything in it that cannot be read. */
  | { readonly code: 'import'; readonly fault: ImportError }
  | {
      readonly code: 'record';
      readonly error: RecordError;
      readonly readable: KeptGame | undefined;
    };

export interface Reading {
  readonly games: readonly KeptGame[];
  readonly faults: readonly TextFault[];
}

/** In characters; more than any collection of games there is, and less than what stops a page. */
export const LARGEST = 5 * 1024 * 1024;

const LINK = /^\S*#(?=[zgp]=)/;
const EVERYTHING = /^\s*\{\s*"zertz"\s*:/;
const POSITION = /^[.oWGB]+(?:\/[.oWGB]+)+(?:[^\S\n]|$)/;

/** So many games are read before the page may answer again. */
const PORTION = 10;
const NAME = 60;

/**
 * Every game of a text: a link, a position, records in any format that is read, or a file with
 * everything in it. `rest` is waited for now and then, so that a long text does not stop the page.
 */
export const readText = async (
  text: string,
  now: number,
  rest: () => Promise<void>,
): Promise<Reading> => {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return failed({ code: 'nothing' });
  if (text.length > LARGEST) return failed({ code: 'large' });
  if (EVERYTHING.test(trimmed)) return readExport(trimmed, now);
  const link = LINK.exec(trimmed);
  if (link !== null) return readLink(trimmed.slice(link[0].length - 1), now);
  if (detectFormat(trimmed) === undefined && POSITION.test(trimmed)) {
    return readLink(`#z=${encodeURIComponent(trimmed)}`, now);
  }
  const games: KeptGame[] = [];
  const faults: TextFault[] = [];
  for (const record of readRecords(text)) {
    if (record.ok) games.push(keptRecord(record.value, now - games.length));
    else faults.push(brokenRecord(record.error, now));
    if ((games.length + faults.length) % PORTION === 0) await rest();
  }
  if (games.length + faults.length === 0) faults.push({ code: 'nothing' });
  return { games, faults };
};

const failed = (...faults: readonly TextFault[]): Reading => ({ games: [], faults });

/** They come beside those that are here, so none keeps an id that one of these may have. */
const readExport = (text: string, now: number): Reading => {
  const read = readEverything(text);
  return read.ok
    ? { games: read.value.games.map((game) => ({ ...game, id: newId(now) })), faults: [] }
    : failed({ code: 'import', fault: read.error });
};

const PEOPLE = { first: { kind: 'here' }, second: { kind: 'here' } } as const;

const readLink = (hash: string, now: number): Reading => {
  const linked = gameFromHash(hash);
  if (linked === undefined) return failed({ code: 'nothing' });
  return linked.ok
    ? { games: [kept(linked.value, now)], faults: [] }
    : failed({
        code: 'stops',
        fault: linked.error,
        readable: partOf(linked.error.readable, now),
      });
};

const brokenRecord = (error: RecordError, now: number): TextFault => ({
  code: 'record',
  error,
  readable: partOf(error.readable, now),
});

const kept = (game: Game, now: number): KeptGame => keptOf(saveGame(game, PEOPLE), now);

/** What stands before a fault, for whoever wants to see that. */
const partOf = (game: Game | undefined, now: number): KeptGame | undefined =>
  game === undefined ? undefined : kept(game, now);

const keptRecord = ({ details, game, players }: GameRecord, now: number): KeptGame => {
  const seatOf = (name: string) => ({
    kind: 'here' as const,
    given: name.trim() === '' ? undefined : name.trim().slice(0, NAME),
  });
  const seats = { first: seatOf(players.first), second: seatOf(players.second) };
  const named = seats.first.given !== undefined || seats.second.given !== undefined;
  const title = (details['Event'] ?? details['GN'] ?? details['id'] ?? '').trim();
  return {
    ...keptOf(saveGame(game, seats), now),
    ...(named || title === '' ? {} : { name: title.slice(0, NAME) }),
  };
};
