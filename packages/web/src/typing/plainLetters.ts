/** Letters without case, accents and points: what is the same to somebody who types in a hurry. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
