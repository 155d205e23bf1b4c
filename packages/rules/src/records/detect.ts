import type { RecordFormat } from './record.ts';

/** What gives each format away, tried in this order. */
const SIGNS: readonly (readonly [RecordFormat, RegExp])[] = [
  ['sgf', /^\s*\(\s*;/],
  ['json', /^\s*\{\s*"/],
  ['hiive', /^\s*(?:37|48|61)(?:[^\S\n]+blitz)?\s*(?:\n|$)/i],
  ['hiive', /^[^\S\n]*(?:#[^\S\n]*(?:seed|rings):|player \d:[^\S\n]*\{|\{[^\S\n]*')/im],
  ['mail', /^(?:>|[^\S\n])*zertz\S*[^\S\n]+(?:move|challenge|resign)\b/im],
  ['zip', /^[^\S\n]*[oWGB\d/]+\s+\d+\/\d+\/\d+\s+\d+\/\d+\/\d+\s+\d+\/\d+\/\d+\s+[12]\r?$/m],
  ['official', /^[^\S\n]*\[\s*(?:Variant|Start)\s+"/m],
  ['zen', /^[^\S\n]*\[\s*(?:ZIP|Player[12]|Zertz\w+)\s+"|[a-z]\d+(?:\s*[-×]\s*|x)[a-z]\d/im],
  [
    'official',
    /\bx\s*[a-z]\d+\s*[wgb]?[a-z]\d|\b[wgb]\s*[a-z]\d|-\s*,\s*[a-z]\d|^[^\S\n]*\[\s*\w+\s+"/im,
  ],
  // An SGF file may have anything before its game.
  ['sgf', /\(\s*;/],
];

/** The format a text is most likely written in; `undefined` if it looks like none. */
export const detectFormat = (text: string): RecordFormat | undefined =>
  SIGNS.find(([, sign]) => sign.test(text))?.[0];
