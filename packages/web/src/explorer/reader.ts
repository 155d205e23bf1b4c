import { readRecords } from '@zertz/rules';
import { loadGame } from '../storage/savedGame.ts';
import { buffersOf, CollectionBuilder } from './collection.ts';
import type { FromReader, OwnGame, ReadGames, ToReader } from './messages.ts';
import { Refusals } from './refusals.ts';
import { piecesOf } from './texts.ts';

/** Between two words about how far it is, in milliseconds. */
const PAUSE = 100;

const readFiles = async (files: readonly File[]): Promise<ReadGames> => {
  const builder = new CollectionBuilder();
  const refusals = new Refusals();
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let spoken = 0;
  const tell = (part: number): void => {
    const now = performance.now();
    if (now - spoken < PAUSE) return;
    spoken = now;
    post({ kind: 'progress', progress: { games: builder.size, refused: refusals.inAll, part } });
  };
  let done = 0;
  for (const file of files) {
    const length = await lengthOf(file);
    let characters = 0;
    let games = 0;
    for await (const unpacked of piecesOf(file)) {
      if (unpacked.kind === 'fault') {
        refusals.begin();
        refusals.add({ file: unpacked.name, fault: unpacked.fault });
        continue;
      }
      const { format, lines, name, text } = unpacked.piece;
      // Portions of one text are counted on.
      if (lines === 0) {
        games = 0;
        refusals.begin();
      }
      const before = games;
      for (const record of readRecords(text, format)) {
        games += 1;
        if (record.ok) {
          builder.add(record.value);
          refusals.hadGame();
        } else {
          const { game, line } = record.error;
          // Only whole games are looked up.
          const place = { line: line + lines, game: game + before };
          const error = { ...record.error, ...place, readable: undefined };
          refusals.add({ file: name, error });
        }
        tell(partOf(done, file.size, characters / length, all));
      }
      characters += text.length;
    }
    done += file.size;
  }
  const { inAll, told } = refusals;
  return { collection: builder.finish(), refused: told, refusedInAll: inAll };
};

/** How much text a file is about: packed text is five times as long. */
const lengthOf = async (file: File): Promise<number> => {
  try {
    const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const packed = (head[0] === 0x1f && head[1] === 0x8b) || (head[0] === 0x50 && head[1] === 0x4b);
    return file.size * (packed ? 5 : 1);
  } catch {
    return file.size;
  }
};

const partOf = (done: number, size: number, within: number, all: number): number =>
  all === 0 ? 1 : Math.min(1, (done + size * Math.min(1, within)) / all);

const readOwn = (games: readonly OwnGame[]): ReadGames => {
  const builder = new CollectionBuilder();
  for (const { date, players, saved } of games) {
    const game = loadGame(saved);
    if (game === undefined) continue;
    const [first, second] = players;
    builder.add({ game, players: { first, second }, details: { Date: date } });
  }
  return { collection: builder.finish(), refused: [], refusedInAll: 0 };
};

const post = (message: FromReader, transfer: readonly Transferable[] = []): void =>
  self.postMessage(message, { transfer: [...transfer] });

const answer = async (asked: ToReader): Promise<void> => {
  const read = asked.kind === 'files' ? await readFiles(asked.files) : readOwn(asked.games);
  post({ kind: 'done', read }, buffersOf(read.collection));
};

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  // Thrown where the page hears of it.
  answer(data).catch((error: unknown) => reportError(error));
});
