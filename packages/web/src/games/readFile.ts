import { err } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { textOf } from './fileText.ts';
import { LARGEST } from './readText.ts';

/** Why a file gives no text. */
export type FileFault = 'nothing' | 'large' | 'binary' | 'noFile';

/** The text of a file that somebody chose or dropped, whatever it may be. */
export const readFile = async (file: Blob): Promise<Result<string, FileFault>> => {
  if (file.size === 0) return err('nothing');
  if (file.size > LARGEST) return err('large');
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // A folder, or a file that has gone in the meantime.
    return err('noFile');
  }
};
