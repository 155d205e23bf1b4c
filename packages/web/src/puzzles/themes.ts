import { THEMES } from '@zertz/engine';
import type { Theme } from '@zertz/engine';

export const isTheme = (name: string): name is Theme =>
  THEMES.some((theme: string) => theme === name);
