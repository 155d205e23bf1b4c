import type { Study } from './study.ts';

/** What the file of a study is called: its title, without what a file system would not take. */
export const fileNameOf = ({ title }: Pick<Study, 'title'>): string => {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `zertz-${plain === '' ? 'study' : plain}.json`;
};
