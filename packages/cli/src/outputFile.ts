import { createReadStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { failure } from './failure.ts';
import type { Failure } from './failure.ts';
import { unreadable } from './inputFiles.ts';
import type { Output } from './io.ts';

/** Adds a piece to what is being written. */
export type Append = (text: string) => Promise<void>;

/** Writes a file as a whole: it appears under its name once `write` has succeeded, or never. */
export const writeFileWhole = async <T>(
  file: string,
  write: (append: Append) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> => {
  const part = `${file}.${process.pid}.part`;
  try {
    const result = await writePart(part, write);
    if (result.ok) await rename(part, file);
    return result;
  } catch (error) {
    return err(unreadable(file, error));
  } finally {
    await rm(part, { force: true });
  }
};

/** Writes to an output as a whole: nothing comes out unless `write` has succeeded. */
export const writeOutputWhole = async <T>(
  output: Output,
  write: (append: Append) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> => {
  const part = join(tmpdir(), `zertz-${process.pid}-${Date.now()}.part`);
  try {
    const result = await writePart(part, write);
    if (!result.ok) return result;
    for await (const text of createReadStream(part, { encoding: 'utf8' })) {
      output.write(String(text));
      await output.flushed();
    }
    return result;
  } catch (error) {
    return err(unreadable(part, error));
  } finally {
    await rm(part, { force: true });
  }
};

/** Refuses a file that is there already. */
export const mustNotExist = async (file: string): Promise<Result<undefined, Failure>> => {
  try {
    await access(file);
  } catch {
    return ok(undefined);
  }
  return err(failure('file', `${file}: is there already; choose another name`, { file }));
};

const FLUSH_LENGTH = 1 << 18;

const writePart = async <T>(
  part: string,
  write: (append: Append) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> => {
  const handle = await open(part, 'wx');
  try {
    let waiting = '';
    const result = await write(async (text) => {
      waiting += text;
      if (waiting.length < FLUSH_LENGTH) return;
      await handle.write(waiting);
      waiting = '';
    });
    await handle.write(waiting);
    return result;
  } finally {
    await handle.close();
  }
};
