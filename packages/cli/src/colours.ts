import picocolors from 'picocolors';
import { MARBLE_LETTERS } from '@zertz/rules';
import type { Marble } from '@zertz/rules';

type Paint = (text: string) => string;

/** Colours of the terminal, by what they stand for; all plain where colour is off. */
export interface Colours {
  readonly dim: Paint;
  readonly strong: Paint;
  /** What must be done: captures. */
  readonly must: Paint;
  /** What may leave the board: free rings. */
  readonly free: Paint;
  readonly wrong: Paint;
  /** `(W)`, in the colour of the marble. */
  readonly marble: (marble: Marble) => string;
}

export const coloursFor = (enabled: boolean): Colours => {
  const c = picocolors.createColors(enabled);
  const paints: { readonly [M in Marble]: Paint } = {
    white: (text) => c.bold(c.bgWhiteBright(c.black(text))),
    grey: (text) => c.bold(c.bgBlackBright(c.whiteBright(text))),
    black: (text) => c.bold(c.bgBlack(c.whiteBright(text))),
  };
  return {
    dim: c.dim,
    strong: c.bold,
    must: c.yellow,
    free: c.magenta,
    wrong: c.red,
    marble: (marble) => paints[marble](`(${MARBLE_LETTERS[marble]})`),
  };
};
