/** Texts for the numbers of a language, with `#` for the number; which there are differs. */
export type Forms<R extends Intl.LDMLPluralRule> = { readonly [K in R | 'other']: string };

/** Puts a number into the text that the language has for numbers like it. */
export const counting = <R extends Intl.LDMLPluralRule>(
  language: string,
): ((n: number, forms: Forms<R>) => string) => {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => {
    const texts: { readonly [K in Intl.LDMLPluralRule]?: string } = forms;
    return (texts[rules.select(n)] ?? forms.other).replaceAll('#', String(n));
  };
};
