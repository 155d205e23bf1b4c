import { gzipSync } from 'node:zlib';
import { BUDGET } from './budget.ts';

/** The files of a build: their paths below its folder, with `/` between folders. */
export type Build = ReadonlyMap<string, Uint8Array>;

/** Files that are loaded together, and how much they may weigh. */
export interface Row {
  readonly what: string;
  /** In kilobytes; `undefined`: only told. */
  readonly bar: number | undefined;
  readonly files: readonly { readonly name: string; readonly kilobytes: number }[];
  readonly kilobytes: number;
}

export const kilobytes = (content: Uint8Array): number => gzipSync(content).length / 1000;

const text = (build: Build, name: string): string => new TextDecoder().decode(build.get(name));

const resolved = (from: string, to: string): string =>
  new URL(to, `http://build/${from}`).pathname.slice(1);

/** What a script cannot run without; what it asks for with `import()` comes later. */
const importsOf = (build: Build, name: string): string[] =>
  [...text(build, name).matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+\.js)["'`]/g)].map(
    ([, to = '']) => resolved(name, to),
  );

/** Script and style that the page names, and all that these need. */
export const firstView = (build: Build): readonly string[] => {
  const page = text(build, 'index.html');
  const tags = [...page.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const found = new Set(
    tags.flatMap((tag) => {
      const to = /\b(?:src|href)="([^"]+\.(?:js|css))"/.exec(tag)?.[1];
      return to === undefined ? [] : [resolved('index.html', to)];
    }),
  );
  // A set that grows is gone through to its end.
  for (const name of found) {
    if (name.endsWith('.js')) for (const to of importsOf(build, name)) found.add(to);
  }
  return [...found];
};

const row = (
  build: Build,
  what: string,
  bar: number | undefined,
  names: readonly string[],
): Row => {
  const files = names.map((name) => {
    const content = build.get(name);
    if (content === undefined) throw new Error(`The build has no ${name}.`);
    // Pictures and fonts are compressed already.
    const size = /\.(?:woff2|png)$/.test(name) ? content.length / 1000 : kilobytes(content);
    return { name, kilobytes: size };
  });
  const sum = files.reduce((total, file) => total + file.kilobytes, 0);
  return { what, bar, files, kilobytes: sum };
};

/** What each part of the application weighs. */
export const weigh = (build: Build, languages: readonly string[]): readonly Row[] => {
  const named = (pattern: RegExp): string[] =>
    [...build.keys()].filter((name) => pattern.test(name)).toSorted();
  const first = firstView(build);
  const later = named(/^assets\/.*\.(?:js|css)$/).filter(
    (name) => !first.includes(name) && !/^assets\/(?:worker|synth|puzzles)-/.test(name),
  );
  const isLanguage = (name: string): boolean =>
    languages.some((code) => name.startsWith(`assets/${code}-`));
  return [
    row(build, 'first view', BUDGET.firstView, first),
    row(build, 'engine', BUDGET.engine, named(/^assets\/worker-.*\.js$/)),
    row(build, 'sounds', BUDGET.sounds, named(/^assets\/synth-.*\.js$|\.(?:mp3|ogg|wav)$/)),
    row(build, 'puzzles', BUDGET.puzzles, named(/^assets\/puzzles-.*\.js$/)),
    ...later.filter(isLanguage).map((name) => {
      const code = /^assets\/([a-z]+)-/.exec(name)?.[1] ?? '';
      return row(build, `language ${code}`, undefined, [name]);
    }),
    row(build, 'fonts', undefined, named(/\.woff2$/)),
    row(
      build,
      'all other pages',
      undefined,
      later.filter((name) => !isLanguage(name)),
    ),
  ];
};

/** One sentence for a part that is too heavy, or that the build has not. */
export const faultOf = ({ what, bar, files, kilobytes: size }: Row): string | undefined => {
  if (bar === undefined) return undefined;
  const [heaviest] = files.toSorted((a, b) => b.kilobytes - a.kilobytes);
  if (heaviest === undefined) return `The build has no file for "${what}", so its size is unknown.`;
  if (size <= bar) return undefined;
  return (
    `The ${what} weighs ${size.toFixed(1)} kB compressed and may weigh ${bar} kB; ` +
    `most of it is ${heaviest.name} (${heaviest.kilobytes.toFixed(1)} kB).`
  );
};
