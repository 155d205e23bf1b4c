import { lexer } from 'marked';
import type { Token } from 'marked';

export type MarkdownToken = Token;

/** The parts of a text in Markdown. Nothing of them is HTML that anybody would show. */
export const markdownTokens = (text: string): readonly MarkdownToken[] =>
  lexer(text, { gfm: true, breaks: true });

const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:'];

/** An address that a link may lead to. */
export const safeHref = (href: string): string | undefined => {
  try {
    const { href: whole, protocol } = new URL(href);
    return PROTOCOLS.includes(protocol) ? whole : undefined;
  } catch {
    // Without a scheme it would lead somewhere within the application.
    return undefined;
  }
};

const ENTITIES: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u00a0',
};

/** What stands for signs that HTML has for itself, as those signs. */
export const plainText = (text: string): string =>
  text.replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Turns within a text: `Wd4,a1`, `Gc4`, `x a3Wc3We4`. */
const TURNS = /(\bx (?:[a-i]\d{1,2}[WGB])+[a-i]\d{1,2}\b|\b[WGB][a-i]\d{1,2}(?:,[a-i]\d{1,2})?\b)/;

/** A text cut up where turns stand in it, every second piece one of them. */
export const turnsIn = (text: string): readonly string[] => text.split(TURNS);
