import { LEVELS, TOP_LEVEL } from '@zertz/engine';

/** What is wrong with a text that is to name a level. */
export const levelWords = (found: string): string =>
  `level '${found}' is not one of ${LEVELS[0]} to ${TOP_LEVEL}`;
