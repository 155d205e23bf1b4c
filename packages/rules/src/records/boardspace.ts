import { boardOf } from '../board.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { parseCommand } from './boardspaceCommand.ts';
import type { Seat } from './boardspaceCommand.ts';
import { Replay } from './boardspaceReplay.ts';
import { OWN_NAMES, readHeader } from './boardspaceSetup.ts';
import type { DamageAt, Header } from './boardspaceSetup.ts';
import { placeAt } from './place.ts';
import type { GameRecord, RecordError } from './record.ts';
import { begun } from './replay.ts';
import { parseSgf } from './sgf.ts';
import type { SgfGame, SgfProperty } from './sgf.ts';

/** Reads games as boardspace.net records them: each move property is one part of a turn. */
export function* readSgf(text: string): Generator<Result<GameRecord, RecordError>> {
  let number = 0;
  const refused = (
    { at, fault }: DamageAt,
    id?: string,
    inTurn: Pick<RecordError, 'board' | 'readable' | 'turn'> = OUTSIDE,
  ): Result<never, RecordError> =>
    err({ game: number, id, ...placeAt(text, at), ...inTurn, fault });

  for (const parsed of parseSgf(text)) {
    number += 1;
    if (!parsed.ok) {
      const { at, found, wanted } = parsed.error;
      yield refused({ at, fault: { code: 'syntax', found, wanted } });
      continue;
    }
    const id = nameOf(parsed.value);
    const header = readHeader(parsed.value);
    if (!header.ok) {
      yield refused(header.error, id);
      continue;
    }
    const replay = new Replay(header.value);
    const record = readGame(parsed.value, header.value, replay);
    yield record.ok
      ? record
      : refused(record.error, id, {
          turn: replay.turnNumber,
          board: header.value.variant.board,
          readable: begun(replay.soFar),
        });
  }
  if (number === 0) {
    number = 1;
    yield refused({ at: 0, fault: { code: 'no-setup' } });
  }
}

const OUTSIDE = { board: undefined, readable: undefined, turn: undefined } as const;

const readGame = (game: SgfGame, header: Header, replay: Replay): Result<GameRecord, DamageAt> => {
  const names: { [S in Seat]: string } = { 0: '', 1: '' };
  for (const property of game.nodes.flat()) {
    const seat = SEATS.get(property.name);
    const name = /^\s*id\s+"(.*)"\s*$/s.exec(property.value)?.[1];
    if (name !== undefined && seat !== undefined) {
      names[seat] = name;
      continue;
    }
    const damage = readMove(property, seat, header, replay);
    if (damage !== undefined) return err(damage);
  }
  const end = replay.end(game.at);
  if (!end.ok) return end;
  return ok({
    game: end.value,
    players: { first: names[0], second: names[1] },
    details: detailsOf(game),
  });
};

const SEATS: ReadonlyMap<string, Seat> = new Map([
  ['P0', 0],
  ['P1', 1],
]);
/** The archive itself, which starts some games and keeps notes on its own edits. */
const ARCHIVE = 'P-1';

/** What is said of a player besides his moves. */
const ABOUT_PLAYER = /^\s*(id|ranking|time)\b/;
const NOTE = /^\s*(edit:|Pop )/;

const readMove = (
  { at, name, value }: SgfProperty,
  seat: Seat | undefined,
  header: Header,
  replay: Replay,
): DamageAt | undefined => {
  if (seat === undefined && name !== ARCHIVE) return undefined;
  if (ABOUT_PLAYER.test(value)) return undefined;
  if (seat === undefined && NOTE.test(value)) return replay.note(at, value.slice(0, 40));
  const command = parseCommand(boardOf(header.variant.board), value);
  const text = value
    .trim()
    .replace(/^\d+\s+/, '')
    .slice(0, 40);
  if (command === undefined || (seat === undefined && command.kind !== 'start')) {
    return { at, fault: { code: 'bad-command', command: text } };
  }
  return replay.say({ seat: seat ?? 0, command, at, text });
};

const nameOf = (game: SgfGame): string | undefined => {
  const name = game.nodes[0]?.find((property) => property.name === 'GN')?.value;
  return name === '' ? undefined : name;
};

/** What the header says that is not part of the game itself. */
const detailsOf = (game: SgfGame): GameRecord['details'] =>
  Object.fromEntries(
    (game.nodes[0] ?? [])
      .filter(({ name }) => !OWN_NAMES.has(name))
      .map(({ name, value }) => [name, value]),
  );
