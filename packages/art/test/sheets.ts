import { readFileSync } from 'node:fs';
import { STYLE_SHEETS } from '../src/picture/index.ts';

/** All style sheets of a picture, one after the other. */
export const SHEETS = STYLE_SHEETS.map((name) =>
  readFileSync(new URL(`../css/${name}.css`, import.meta.url), 'utf8'),
).join('\n');
