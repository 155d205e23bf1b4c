/** `[Name "value"]`, with `\"`, `\\` and `\n` inside the quotes. */
const TAG = /\[\s*([A-Za-z][\w-]*)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y;

export interface Tag {
  readonly name: string;
  readonly value: string;
  /** Where in the text it begins. */
  readonly offset: number;
  /** The first character after it. */
  readonly end: number;
}

/** The tag that begins at a place of the text. */
export const tagAt = (text: string, offset: number): Tag | undefined => {
  TAG.lastIndex = offset;
  const match = TAG.exec(text);
  if (match === null) return undefined;
  const [whole, name = '', quoted = ''] = match;
  const value = quoted.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  return { name, value, offset, end: offset + whole.length };
};

/** Where the next line that begins like a tag does, or the end of the text. */
export const nextTag = (text: string, offset: number): number => {
  const found = text.indexOf('\n[', offset);
  return found < 0 ? text.length : found;
};

export const formatTag = (name: string, value: string): string => {
  const quoted = value
    .replaceAll('\r', '')
    .replace(/["\\]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
  return `[${name} "${quoted}"]`;
};

/** Tags of a game by name; where one comes twice, the last counts. */
export type Tags = ReadonlyMap<string, Tag>;

/** What is said of a game beyond the tags that a format has a meaning for. */
export const detailsOf = (
  tags: Tags,
  known: readonly string[],
): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...tags.values()]
      .filter(({ name }) => !known.includes(name))
      .map(({ name, value }) => [name, value]),
  );

/** Details as tags, without those whose name has another meaning here or is no name for a tag. */
export const detailTags = (
  details: { readonly [name: string]: string },
  known: readonly string[],
): readonly string[] =>
  Object.entries(details)
    .filter(([name]) => !known.includes(name) && /^[A-Za-z][\w-]*$/.test(name))
    .map(([name, value]) => formatTag(name, value));
