import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';

/** Text that is no JSON, and the line where it stops being any, if that is known. */
export interface NotJson {
  readonly code: 'not-json';
  readonly line: number | undefined;
}

export const parseJson = (text: string): Result<unknown, NotJson> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    // Browsers say where in different words, or not at all.
    const said = error instanceof Error ? error.message : '';
    const line = /line (\d+)/.exec(said)?.[1];
    const position = /position (\d+)/.exec(said)?.[1];
    if (line !== undefined) return err({ code: 'not-json', line: Number(line) });
    const before = position === undefined ? undefined : text.slice(0, Number(position));
    return err({ code: 'not-json', line: before?.split('\n').length });
  }
};
