import { DEFAULT_SETTINGS, formatPlace } from '@zertz/engine';
import type { Level, Thinker } from '@zertz/engine';
import { ok, parseTurn, positionOf, unwrap } from '@zertz/rules';
import type { Game, Result, Turn } from '@zertz/rules';
import { think } from '../analysis/think.ts';
import { startOwn } from '../engine/ownEngines.ts';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { startPace } from '../pace.ts';

export interface ComputerOptions {
  readonly level: Level;
  /** At most so long for a turn. */
  readonly millis: number;
  readonly seed: number;
}

/** The computer as a player in the terminal. It thinks in a thread that begins when it must. */
export class Computer {
  private readonly io: Io;
  private readonly options: ComputerOptions;
  private thinker: Thinker | undefined;

  constructor(io: Io, options: ComputerOptions) {
    this.io = io;
    this.options = options;
  }

  /** `undefined` if it was interrupted. The game is not over. */
  async turn(game: Game): Promise<Result<Turn | undefined, Failure>> {
    const { io, options } = this;
    const { level, millis } = options;
    this.thinker ??= this.start();
    const pace = startPace(io);
    const showing = setInterval(() => void pace.breathe(undefined, THINKING), SHOW_MS);
    const task = { place: formatPlace(game), limits: { millis }, level, lines: 1 };
    const found = await think(this.thinker, task, io.interrupt);
    clearInterval(showing);
    pace.clear();
    if (!found.ok) return found;
    const text = found.value.lines[0]?.turns[0];
    if (io.interrupt.aborted || text === undefined) return ok(undefined);
    return ok(unwrap(parseTurn(positionOf(game), text)));
  }

  async close(): Promise<void> {
    await this.thinker?.close();
  }

  private start(): Thinker {
    const thinker = startOwn('builtin');
    thinker.configure({ ...DEFAULT_SETTINGS, seed: this.options.seed });
    return thinker;
  }
}

const THINKING = 'the computer thinks';
const SHOW_MS = 200;
