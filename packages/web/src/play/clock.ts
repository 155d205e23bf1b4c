import { signal } from '@preact/signals';
import type { ByPlayer, Player } from '@zertz/rules';

/** How much time a player gets, in milliseconds: for the whole game, and after every turn. */
export interface TimeControl {
  readonly main: number;
  readonly increment: number;
}

/** A clock as it stands between two presses. A plain value. */
export interface Clock extends TimeControl {
  /** What each player had left after so many turns, from the start on: a turn can be taken back. */
  readonly left: readonly ByPlayer<number>[];
  /** What whoever is to move has used since. */
  readonly spent: number;
}

/** The clock of the game on the table; `undefined`: it is played without one. */
export const clock = signal<Clock | undefined>(undefined);

export const freshClock = ({ main, increment }: TimeControl): Clock => ({
  main,
  increment,
  left: [{ first: main, second: main }],
  spent: 0,
});

/** The clock after these turns. The first turn of a game takes no time: it begins with the second. */
export const pressed = (
  before: Clock,
  history: readonly { readonly before: { readonly turn: Player } }[],
): Clock => {
  const turns = history.length;
  if (turns === before.left.length - 1) return before;
  const left = before.left.slice(0, turns + 1);
  let { spent } = before;
  for (let ply = left.length - 1; ply < turns; ply++) {
    const mover = history[ply]?.before.turn ?? 'first';
    const now = left[ply] ?? { first: before.main, second: before.main };
    const used = ply === 0 ? 0 : spent - before.increment;
    left.push({ ...now, [mover]: Math.max(0, now[mover] - used) });
    spent = 0;
  }
  return { ...before, left, spent: 0 };
};

/** What a player has, as of when the clock was last written down. */
export const leftOn = ({ left, main, spent }: Clock, player: Player, mover: Player): number => {
  const now = left[left.length - 1]?.[player] ?? main;
  return player === mover ? Math.max(0, now - spent) : now;
};

/** The most the computer should think about a turn, to have time for those to come. */
export const allowance = (now: Clock, player: Player): number =>
  Math.max(50, leftOn(now, player, player) / 20 + now.increment / 2);

/** Tenths are shown when they matter. */
export const TENTHS_BELOW = 10_000;

/** `6:41`, `1:02:03`, and `0:09.4` near the end. */
export const clockText = (millis: number): string => {
  const tenths = millis < TENTHS_BELOW;
  const whole = tenths ? Math.floor(millis / 1000) : Math.ceil(millis / 1000);
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (n: number): string => String(n).padStart(2, '0');
  const front = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  const behind = tenths ? `.${Math.floor((millis % 1000) / 100)}` : '';
  return `${front}:${two(seconds)}${behind}`;
};

/** How near the end is: under a fifth or half a minute, and under ten seconds. */
export const urgency = (millis: number, { main }: TimeControl): 'calm' | 'low' | 'last' => {
  if (millis < TENTHS_BELOW) return 'last';
  return millis < Math.max(30_000, main / 5) ? 'low' : 'calm';
};
