import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { failure, interrupted } from './failure.ts';
import type { Failure } from './failure.ts';
import type { Io } from './io.ts';

/** The text of a file, or of an entry of an archive, with the name it is known by. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts of files one after the other, unpacked; `-` is the standard input. */
export async function* textsOf(
  files: readonly string[],
  io: Io,
): AsyncGenerator<Result<NamedText, Failure>> {
  for (const file of files) {
    const bytes = file === '-' ? await readStandardInput(io) : await readBytes(file);
    if (bytes.ok) yield* unpacked(file === '-' ? 'standard input' : file, bytes.value);
    else yield bytes;
  }
}

/** All of the standard input, as a text. */
export const standardInputText = async (io: Io): Promise<Result<string, Failure>> => {
  const bytes = await readStandardInput(io);
  return bytes.ok ? ok(decode(bytes.value)) : bytes;
};

const readStandardInput = async (io: Io): Promise<Result<Uint8Array, Failure>> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of addAbortSignal(io.interrupt, io.stdin)) {
      chunks.push(
        typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array),
      );
    }
  } catch (error) {
    if (io.interrupt.aborted) return interrupted('nothing was done');
    return err(unreadable('standard input', error));
  }
  return ok(Buffer.concat(chunks));
};

const readBytes = async (file: string): Promise<Result<Uint8Array, Failure>> => {
  try {
    return ok(await readFile(file));
  } catch (error) {
    return err(unreadable(file, error));
  }
};

/** Why the system refused a file, as a failure that names it. */
export const unreadable = (file: string, error: unknown): Failure => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = SYSTEM_ERRORS[code] ?? (error instanceof Error ? error.message : String(error));
  return failure('file', `${file}: ${why}`, { file });
};

const SYSTEM_ERRORS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder; name the files in it',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'the file may not be opened; its permissions forbid it',
  EPERM: 'the file may not be opened; its permissions forbid it',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
};

/** Looks at the bytes, not the name: gzip, a zip archive, or text. */
function* unpacked(name: string, bytes: Uint8Array): Generator<Result<NamedText, Failure>> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    let inner: Uint8Array;
    try {
      inner = gunzipSync(bytes);
    } catch {
      yield err(failure('file', `${name}: the gzip data is damaged`, { file: name }));
      return;
    }
    yield* unpacked(name, inner);
  } else if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) {
    yield* zipEntries(name, bytes);
  } else {
    yield ok({ name, text: decode(bytes) });
  }
}

/** How much of an archive is unpacked at a time. */
const BATCH_BYTES = 16_000_000;

/** Every file of a zip archive in its order, a batch in memory at a time. */
function* zipEntries(archive: string, bytes: Uint8Array): Generator<Result<NamedText, Failure>> {
  for (let next = 0; ;) {
    let index = -1;
    let size = 0;
    const from = next;
    const names = new Set<string>();
    let batch: { readonly [name: string]: Uint8Array };
    try {
      batch = unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          index += 1;
          const full = size > 0 && size + originalSize > BATCH_BYTES;
          if (index !== next || index < from || full || names.has(name)) return false;
          next += 1;
          size += originalSize;
          if (!name.endsWith('/')) names.add(name);
          return !name.endsWith('/');
        },
      });
    } catch {
      yield err(failure('file', `${archive}: the zip archive is damaged`, { file: archive }));
      return;
    }
    for (const name of names) {
      const entry = batch[name];
      if (entry !== undefined) yield* unpacked(`${archive}: ${name}`, entry);
    }
    if (next > index) return;
  }
}

/** Text is UTF-8; old records that are not are read as Latin-1. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
};
