import { unzipSync } from 'fflate';
import { detectFormat } from '@zertz/rules';
import type { RecordFormat } from '@zertz/rules';
import { textOf } from '../games/fileText.ts';
import { LARGEST } from './limits.ts';

/** A piece of a file that can be read by itself. */
export interface Piece {
  /** The file, and within an archive the file in it. */
  readonly name: string;
  readonly text: string;
  /** What the whole file is written in; a part of it may not look like that. */
  readonly format: RecordFormat | undefined;
  /** Lines of the file before it. */
  readonly lines: number;
}

/** Why a file, or a file in an archive, has no games for anybody. */
export type FileFault = 'empty' | 'large' | 'not-text' | 'bad-archive' | 'unreadable';

export type Unpacked =
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'fault'; readonly name: string; readonly fault: FileFault };

const MOST_BYTES = LARGEST * 1024 * 1024;
/** Lines of JSON that are read before somebody is told how far it is. */
const PORTION = 200;
/** Files of an archive that are unpacked at once. */
const UNPACKED = 500;
/** Archives in archives; one that holds itself would have no end. */
const DEPTH = 3;

interface Limits {
  readonly depth: number;
  /** Bytes that a file may have, packed and unpacked. */
  readonly most: number;
}

/** What systems put into archives beside what was meant. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Everything that may be games in a file: plain text, packed with gzip, or many in a zip archive. */
export async function* piecesOf(file: File, most = MOST_BYTES): AsyncGenerator<Unpacked> {
  if (file.size > most) {
    yield faulty(file.name, 'large');
    return;
  }
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder, or a file that has gone in the meantime.
    yield faulty(file.name, 'unreadable');
    return;
  }
  yield* piecesIn(file.name, bytes, { depth: DEPTH, most });
}

async function* piecesIn(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  limits: Limits,
): AsyncGenerator<Unpacked> {
  if (isZip(bytes)) {
    if (limits.depth === 0) yield faulty(name, 'bad-archive');
    else yield* entriesOf(name, bytes, { ...limits, depth: limits.depth - 1 });
  } else if (isGzip(bytes)) {
    const text = await gunzipped(bytes, limits);
    yield* typeof text === 'string' ? [faulty(name, text)] : piecesOfText(name, text);
  } else {
    yield* piecesOfText(name, bytes);
  }
}

const faulty = (name: string, fault: FileFault): Unpacked => ({ kind: 'fault', name, fault });

async function* entriesOf(
  name: string,
  bytes: Uint8Array,
  limits: Limits,
): AsyncGenerator<Unpacked> {
  const wanted: string[] = [];
  let left = limits.most;
  try {
    const large: string[] = [];
    unzipSync(bytes, {
      filter: ({ name: entry, originalSize }) => {
        if (originalSize > left) large.push(entry);
        else if (!entry.endsWith('/') && !LITTER.test(entry)) {
          wanted.push(entry);
          left -= originalSize;
        }
        return false;
      },
    });
    for (const entry of large) yield faulty(inside(name, entry), 'large');
  } catch {
    yield faulty(name, 'bad-archive');
  }
  for (let from = 0; from < wanted.length; from += UNPACKED) {
    for (const [entry, content] of unpack(bytes, wanted.slice(from, from + UNPACKED))) {
      if (content === undefined) yield faulty(inside(name, entry), 'bad-archive');
      else yield* piecesIn(inside(name, entry), new Uint8Array(content), limits);
    }
  }
}

const inside = (archive: string, entry: string): string => `${archive}: ${entry}`;

/** Files of an archive; those that are damaged are found by trying ever fewer at once. */
function* unpack(
  bytes: Uint8Array,
  names: readonly string[],
): Generator<readonly [string, Uint8Array | undefined]> {
  const wanted = new Set(names);
  let found: { readonly [name: string]: Uint8Array };
  try {
    found = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
  } catch {
    const [first = '', second] = names;
    if (second === undefined) {
      yield [first, undefined];
    } else {
      const half = names.length >>> 1;
      yield* unpack(bytes, names.slice(0, half));
      yield* unpack(bytes, names.slice(half));
    }
    return;
  }
  yield* Object.entries(found);
}

const gunzipped = async (
  bytes: Uint8Array<ArrayBuffer>,
  { most }: Limits,
): Promise<Uint8Array<ArrayBuffer> | FileFault> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      size += next.value.length;
      // A small archive may unpack to more than there is memory.
      if (size > most) {
        await reader.cancel();
        return 'large';
      }
    }
  } catch {
    return 'bad-archive';
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const piecesOfText = (name: string, bytes: Uint8Array): readonly Unpacked[] => {
  const read = textOf(bytes);
  if (!read.ok) return [faulty(name, 'not-text')];
  const text = read.value;
  if (text.trim() === '') return [faulty(name, 'empty')];
  const format = detectFormat(text);
  if (format !== 'json') return [{ kind: 'piece', piece: { name, text, format, lines: 0 } }];
  const lines = text.split('\n');
  const pieces: Unpacked[] = [];
  for (let from = 0; from < lines.length; from += PORTION) {
    const part = lines.slice(from, from + PORTION).join('\n');
    if (part.trim() !== '') {
      pieces.push({ kind: 'piece', piece: { name, text: part, format, lines: from } });
    }
  }
  return pieces;
};
