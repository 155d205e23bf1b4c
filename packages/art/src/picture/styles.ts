/** How a picture that stands alone can be coloured. */
export const PICTURE_THEMES = ['ink', 'linen', 'walnut', 'paper', 'contrast', 'print'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** The style sheets of this package that a picture needs, without their `.css`. */
export const STYLE_SHEETS = [
  'colours',
  'moreColours',
  'print',
  'rings',
  'marbles',
  'marks',
  'paths',
  'drawings',
  'picture',
] as const;
export type StyleSheet = (typeof STYLE_SHEETS)[number];

interface Rule {
  readonly selectors: readonly string[];
  readonly body: string;
}

const rulesOf = (css: string): readonly Rule[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((one) => one.trim()),
      body: body.trim().replaceAll(/\s+/g, ' '),
    }),
  );

const isOfThemes = ({ selectors }: Rule): boolean =>
  selectors.some((one) => one.startsWith('[data-theme'));

/**
 * The rules in the colours of one theme. Other programs know neither custom properties nor colours
 * with an opacity, so both are written out; the sheets hold nothing else that they do not know.
 */
export const stylesFor = (css: string, theme: PictureTheme): string => {
  const rules = rulesOf(css);
  const tokens = new Map(
    rules
      .filter(({ selectors }) =>
        selectors.some((one) => one === '[data-theme]' || one === `[data-theme='${theme}']`),
      )
      .flatMap(({ body }) => [...body.matchAll(/(--[-\w]+): ([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  );
  const written = (body: string): string =>
    body
      .replaceAll(/var\((--[-\w]+)\)/g, (_, name: string) => {
        const value = tokens.get(name);
        if (value === undefined) throw new Error(`No theme has ${name}.`);
        return value;
      })
      .replaceAll(
        /(fill|stroke): rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/g,
        '$1: rgb($2, $3, $4); $1-opacity: $5',
      );
  return rules
    .filter((rule) => !isOfThemes(rule))
    .map(({ body, selectors }) => `${selectors.join(',')}{${written(body)}}`)
    .join('\n');
};
