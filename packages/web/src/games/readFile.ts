import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
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

export const textOf = (bytes: Uint8Array): Result<string, FileFault> => {
  const text = decoded(bytes);
  return isBinary(text) ? err('binary') : ok(text);
};

/** No text has these signs, and nearly everything else does. */
const isBinary = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 9 || (code > 13 && code < 32)) return true;
  }
  return false;
};

/** By its first two bytes, else UTF-8, else what older programs wrote names with accents in. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
