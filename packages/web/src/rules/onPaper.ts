import { themeNow } from '../storage/settings.ts';

/** While it is printed, the page has the colours of paper, whatever theme it is read in. */
export const printOnPaper = (): (() => void) => {
  const wear = (theme: string): void => {
    document.documentElement.dataset['theme'] = theme;
  };
  const before = (): void => wear('paper');
  const after = (): void => wear(themeNow());
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
};
