import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';

/** What the bytes of a file say, if they are a text of any encoding there is. */
export const textOf = (bytes: Uint8Array): Result<string, 'binary'> => {
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
