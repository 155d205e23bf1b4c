import { elect, TOP_LEVEL } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { formatPosition, formatTurn } from '@zertz/rules';
import type { Game, Result, Turn } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import type { Seat, SeatFailure } from '../play/seat.ts';
import { Member } from './member.ts';
import type { Opinion } from './member.ts';
import { isStill } from '../storage/settings.ts';
import { SPARE } from './threads.ts';
import type { Question } from './worker.ts';

/** An answer that comes sooner than this looks like a slip. */
const LEAST_THINKING = 500;

/** So many think at once at the top level. */
const MOST_MEMBERS = 3;

const members = Array.from({ length: MOST_MEMBERS }, () => new Member());
let asked = 0;

/** A weaker level is not to become stronger by seeing with more eyes. */
const crewFor = (level: Level): readonly Member[] =>
  members.slice(0, level === TOP_LEVEL ? SPARE : 1);

export interface ComputerOptions {
  readonly level: Level;
  /** The most milliseconds to think, asked at each turn. */
  readonly millis: () => number;
}

/** A seat for the computer. Its worker is loaded when it first has to think. */
export const computerSeat = ({ level, millis }: ComputerOptions): Seat => {
  let seed = newSeed();
  return {
    kind: 'computer',
    get name() {
      return words().seats.computer;
    },
    level,
    ask: (game, signal) => {
      // A game that begins goes another way than the one before.
      if (game.history.length < 2) seed = newSeed();
      return think(game, { level, millis: millis(), seed }, signal);
    },
  };
};

const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

type Thinking = Pick<Question, 'level' | 'millis' | 'seed'>;

const think = async (
  game: Game,
  thinking: Thinking,
  signal: AbortSignal,
): Promise<Result<Turn, SeatFailure>> => {
  const started = performance.now();
  const best = await askAll(game, thinking, signal);
  if (!best.ok) return best;
  await pause(isStill() ? 0 : LEAST_THINKING - (performance.now() - started), signal);
  return { ok: true, value: best.value.found };
};

/** What the computer at its strongest would play for whoever is to move; nothing is played. */
export const advise = (
  game: Game,
  millis: number,
  signal: AbortSignal,
): Promise<Result<Opinion, SeatFailure>> =>
  askAll(game, { level: TOP_LEVEL, millis, seed: newSeed() }, signal);

/** Between the seeds of two members, which see other quiet turns each. */
const APART = 7919;

/** The turn that most of the crew think best; one that answers is enough. */
const askAll = async (
  game: Game,
  thinking: Thinking,
  signal: AbortSignal,
): Promise<Result<Opinion, SeatFailure>> => {
  const opinions = await Promise.all(
    crewFor(thinking.level).map((member, index) => {
      const question = questionOf(game, { ...thinking, seed: thinking.seed + index * APART });
      return member.ask(game, question, signal);
    }),
  );
  const best = elect(opinions.flatMap((opinion) => (opinion.ok ? [opinion.value] : [])));
  if (best !== undefined) return { ok: true, value: best };
  const why = opinions.find((opinion) => !opinion.ok);
  return { ok: false, error: why?.ok === false ? why.error : 'stopped' };
};

const questionOf = (game: Game, thinking: Thinking): Question => {
  asked += 1;
  // After a demand the game goes on from a position that its turns do not lead to.
  const demanded = game.demanded !== undefined;
  return {
    id: asked,
    start: formatPosition(game.demanded ?? game.start),
    turns: demanded ? [] : game.history.map(formatTurn),
    ...thinking,
  };
};

const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (time <= 0) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
