import { batch, computed, effect, signal } from '@preact/signals';
import { withPlayed } from '@zertz/rules';
import type { Game, Played } from '@zertz/rules';
import { finishMotions } from '../board/motion.ts';
import { sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { tellTurn } from '../play/tell.ts';
import { follower, place, seats, session } from './store.ts';

/** A line that is shown on the board turn by turn. The position it began from comes back after. */
export interface Film {
  readonly line: readonly Played[];
  /** How many of its turns have been made. */
  readonly shown: number;
  readonly running: boolean;
}

export const SPEEDS = [0.5, 1, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** Of each turn, at the usual speed. */
const MILLIS = 900;

export const film = signal<Film | undefined>(undefined);
export const speed = signal<Speed>(1);

/** The game as far as the film has come. */
const gameOf = (begun: Game, { line, shown }: Film): Game =>
  line.slice(0, shown).reduce<Game>((game, played) => withPlayed(game, played), begun);

/** What is on the board: the film, or else the turn being made. */
export const shownSession = computed((): Session =>
  film.value === undefined
    ? session.value
    : sessionOf(gameOf(session.value.game, film.value), session.value.colour),
);

const show = (next: Film | undefined): void => {
  finishMotions();
  const before = shownSession.value;
  batch(() => {
    film.value = next;
    const after = shownSession.value;
    follower.follow(before, after, false);
    const played = after.game.history[after.game.history.length - 1];
    if (next !== undefined && next.shown > 0 && played !== undefined) {
      tellTurn(after.game, played, seats());
    }
  });
};

export const startFilm = (line: readonly Played[]): void => show({ line, shown: 0, running: true });

export const stopFilm = (): void => {
  if (film.value !== undefined) show(undefined);
};

/** Goes to a turn of the film, where it stays. */
export const scrub = (shown: number): void => {
  const now = film.value;
  if (now === undefined) return;
  const to = Math.max(0, Math.min(now.line.length, shown));
  show({ ...now, shown: to, running: false });
};

/** Pauses it, or goes on; from its end it begins again. */
export const toggleFilm = (): void => {
  const now = film.value;
  if (now === undefined) return;
  const again = !now.running && now.shown === now.line.length;
  film.value = { ...now, running: !now.running, ...(again ? { shown: 0 } : {}) };
};

/** Lets the film run as long as its page is there. Another position has another film. */
export const runFilm = (): (() => void) => {
  const ends = [
    effect(() => {
      const now = film.value;
      if (now?.running !== true) return undefined;
      const on = (): void => {
        if (now.shown < now.line.length) show({ ...now, shown: now.shown + 1 });
        else stopFilm();
      };
      const timer = setTimeout(on, MILLIS / speed.value);
      return () => clearTimeout(timer);
    }),
    effect(() => {
      void place.value;
      film.value = undefined;
    }),
  ];
  return () => {
    for (const end of ends) end();
    film.value = undefined;
  };
};
