/** A share as the language of the page writes it: with a space before the sign, or without. */
export const percentText = (share: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(share);
