import { useMemo } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import type { Tokens } from 'marked';
import { markdownTokens, plainText, safeHref, turnsIn } from './markdown.ts';
import type { MarkdownToken } from './markdown.ts';
import { studiesWords } from './words.ts';

/**
 * A text in Markdown. It is made of elements and texts, never of HTML: what looks like HTML in it is
 * shown as it was written. Pictures are links, as loading one would tell somebody who reads this.
 */
export const Markdown = ({ text }: { readonly text: string }): JSX.Element => {
  const tokens = useMemo(() => markdownTokens(text), [text]);
  return (
    <div class="markdown" dir="auto">
      {tokens.map(block)}
    </div>
  );
};

/** Headings stand below that of the page and of the notes. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6', 'h6', 'h6'] as const;

const block = (token: MarkdownToken, key: number): ComponentChildren => {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'hr':
      return <hr key={key} />;
    case 'heading': {
      const Heading = HEADINGS[(token as Tokens.Heading).depth - 1] ?? 'h6';
      return (
        <Heading key={key} dir="auto">
          {inline(token)}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p key={key} dir="auto">
          {inline(token)}
        </p>
      );
    case 'blockquote':
      return <blockquote key={key}>{(token.tokens ?? []).map(block)}</blockquote>;
    case 'code':
      return (
        <pre key={key} dir="ltr" tabIndex={0}>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'list':
      return <List key={key} list={token as Tokens.List} />;
    case 'table':
      return <Table key={key} table={token as Tokens.Table} />;
    case 'html':
      return (
        <p key={key} dir="auto">
          {token.raw}
        </p>
      );
    default:
      return span(token, key);
  }
};

const List = ({ list }: { readonly list: Tokens.List }): JSX.Element => {
  const items = list.items.map((item, key) => (
    <li key={key} dir="auto">
      {item.task && <span aria-hidden="true">{item.checked === true ? '☑ ' : '☐ '}</span>}
      {item.tokens.map(block)}
    </li>
  ));
  return list.ordered ? (
    <ol start={list.start === '' ? 1 : list.start}>{items}</ol>
  ) : (
    <ul>{items}</ul>
  );
};

const Table = ({ table }: { readonly table: Tokens.Table }): JSX.Element => (
  <div class="markdown-table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {table.header.map((cell, key) => (
            <th key={key} scope="col">
              {cell.tokens.map(span)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, key) => (
              <td key={key}>{cell.tokens.map(span)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const inline = (token: MarkdownToken): ComponentChildren =>
  'tokens' in token && token.tokens !== undefined
    ? token.tokens.map(span)
    : withTurns('text' in token ? String(token.text) : token.raw);

const span = (token: MarkdownToken, key: number): ComponentChildren => {
  switch (token.type) {
    case 'strong':
      return <strong key={key}>{inline(token)}</strong>;
    case 'em':
      return <em key={key}>{inline(token)}</em>;
    case 'del':
      return <del key={key}>{inline(token)}</del>;
    case 'codespan':
      return (
        <code key={key} dir="ltr">
          {plainText((token as Tokens.Codespan).text)}
        </code>
      );
    case 'br':
      return <br key={key} />;
    case 'link':
      return link((token as Tokens.Link).href, inline(token), key);
    case 'image': {
      const { href, text } = token as Tokens.Image;
      return link(href, text === '' ? href : plainText(text), key);
    }
    case 'html':
      return token.raw;
    case 'checkbox':
      return null;
    case 'list':
    case 'paragraph':
    case 'blockquote':
    case 'code':
    case 'heading':
      return block(token, key);
    default:
      return <span key={key}>{inline(token)}</span>;
  }
};

const link = (href: string, children: ComponentChildren, key: number): ComponentChildren => {
  const safe = safeHref(href);
  if (safe === undefined) return <span key={key}>{children}</span>;
  return (
    <a key={key} class="link" href={safe} target="_blank" rel="noopener noreferrer">
      {children}
      <span class="unseen"> {studiesWords().newTab}</span>
    </a>
  );
};

/** Turns stay together, and are read from left to right in every language. */
const withTurns = (text: string): ComponentChildren =>
  turnsIn(plainText(text)).map((piece, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" class="in-notes">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
