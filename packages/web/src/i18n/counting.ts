/** Texts for the numbers of a language, with `#` for the number; which there are differs. */
export type Forms<R extends Intl.LDMLPluralRule> = { readonly [K in R | 'other']: string };

/** Writes numbers as the language does: 20,529 or 20 529. */
export const figuresOf = (language: string): ((n: number) => string) => {
  const digits = new Intl.NumberFormat(language);
  return (n) => digits.format(n);
};

/** Puts a number into the text that the language has for numbers like it. */
export const counting = <R extends Intl.LDMLPluralRule>(
  language: string,
): ((n: number, forms: Forms<R>) => string) => {
  const rules = new Intl.PluralRules(language);
  const figure = figuresOf(language);
  return (n, forms) => {
    const texts: { readonly [K in Intl.LDMLPluralRule]?: string } = forms;
    return (texts[rules.select(n)] ?? forms.other).replaceAll('#', figure(n));
  };
};
