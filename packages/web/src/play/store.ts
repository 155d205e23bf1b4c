import { batch, computed, effect, signal } from '@preact/signals';
import type { Level } from '@zertz/engine';
import {
  agreeDraw,
  demandCapture,
  formatTurn,
  loseOnTime,
  newGame,
  playTurn,
  positionOf,
  PRESETS,
  resign,
  startPosition,
  takeBack,
} from '@zertz/rules';
import type { Game, Played, Player, Position, Ring, Turn } from '@zertz/rules';
import type { Motion, Motions } from '../board/motion.ts';
import { finishMotions } from '../board/motion.ts';
import { computerSeat } from '../computer/computer.ts';
import { words } from '../i18n/words.ts';
import type { Aids } from '../storage/aids.ts';
import { current, elsewhere, newIdentity } from '../storage/current.ts';
import type { Identity } from '../storage/current.ts';
import type { LinkFault } from '../storage/gameLink.ts';
import type { SavedGame, SavedSeat } from '../storage/savedGame.ts';
import { confirmNow, settings, THINKING_MILLIS } from '../storage/settings.ts';
import { allowance, clock, freshClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { hearing } from './hearing.ts';
import { motionsOfStep, motionsOfTurn } from './motions.ts';
import type { Seat, SeatFailure, Seats } from './seat.ts';
import { sessionOf } from './session.ts';
import type { Session } from './session.ts';
import { refuse } from './taps.ts';
import type { Habits, Tapped } from './taps.ts';
import { saidOfStep, saidOfTurn } from './say.ts';

/** A turn just played that can still be taken back with one press. */
export interface UndoOffer {
  readonly ply: number;
  readonly before: Session;
  readonly notation: string;
}

const computer = (level: Level): Seat => computerSeat({ level, millis: thinkingTime });

/** As long as it was chosen, but never so long that the computer loses on time. */
export const thinkingTime = (): number => {
  const wanted = THINKING_MILLIS[settings.peek().thinking];
  const now = clock.peek();
  return now === undefined ? wanted : Math.min(wanted, allowance(now, toMove.peek()));
};

/** Somebody at this board; without a name of their own, called what the language calls them. */
const person = (given: string | undefined, role: 'you' | Player): Seat => ({
  kind: 'here',
  given,
  get name() {
    return given ?? words().seats[role];
  },
  ask: undefined,
});

/** Somebody here, as this player, and the computer at the level that was chosen last. */
export const againstComputer = (as: Player = 'first'): Seats => {
  const here = person(undefined, 'you');
  const other = computer(settings.peek().level);
  return as === 'first' ? { first: here, second: other } : { first: other, second: here };
};

export const TWO_PEOPLE: Seats = {
  first: person(undefined, 'first'),
  second: person(undefined, 'second'),
};

export const session = signal<Session>(sessionOf(newGame(startPosition(PRESETS.official)), 'grey'));
export const seats = signal<Seats>(againstComputer());
/** The ring under the pointer or the focus. */
export const pointed = signal<Ring | undefined>(undefined);
/** The ply looked at; `undefined`: the game as it stands. */
export const viewing = signal<number | undefined>(undefined);
export const undoOffer = signal<UndoOffer | undefined>(undefined);
export const motions = signal<Motions | undefined>(undefined);
/** What the live regions say. */
export const politely = signal('');
export const assertively = signal('');
/** The link that was followed and could not be read. */
/** What somebody wrote to the position of a link. */
export const linkText = signal('');
export const badLink = signal<LinkFault | undefined>(undefined);
/** Why the seat that is to move gives no turn. */
export const failure = signal<SeatFailure | undefined>(undefined);
const attempts = signal(0);

export const game = computed(() => session.value.game);
// What follows these alone is not made anew with every turn.
export const gameStart = computed(() => game.value.start);
export const isOver = computed(() => game.value.outcome !== undefined);
export const toMove = computed<Player>(() => positionOf(game.value).turn);
/** Turns are made at this board now. */
export const isHere = computed(
  () => game.value.outcome === undefined && seats.value[toMove.value].ask === undefined,
);
/** Two people play at this screen. */
export const bothHere = computed(
  () => seats.value.first.kind === 'here' && seats.value.second.kind === 'here',
);
/** One person plays the computer. */
export const solo = computed(
  () => seats.value.first.kind === 'computer' || seats.value.second.kind === 'computer',
);
/** Two people sit at this screen, and it lies flat between them. */
export const faceToFace = computed(() => bothHere.value && settings.value.faceToFace);
/** The player at this end of the table: the one that is here. */
export const nearPlayer = computed<Player>(() =>
  seats.value.first.kind !== 'here' && seats.value.second.kind === 'here' ? 'second' : 'first',
);

export const habits = (): Habits => ({
  confirm: confirmNow(clock.value !== undefined),
  alwaysClaim: settings.value.alwaysClaim,
});

/** The position that is shown, and the turn that led to it. */
export const shown = computed((): { position: Position; last: Played | undefined } => {
  const { history, start } = game.value;
  const ply = viewing.value;
  if (ply === undefined) {
    return { position: positionOf(game.value), last: history[history.length - 1] };
  }
  const last = history[ply - 1];
  return { position: last?.after ?? start, last };
});

let serial = 0;

const move = (list: readonly Motion[]): void => {
  if (list.length > 0) motions.value = { serial: ++serial, list };
};

/** Takes what an input made of the session; every input at the board goes through here. */
export const input = (make: (session: Session) => Tapped): void => {
  finishMotions();
  if (elsewhere.value) {
    assertively.value = words().tabs.elsewhere;
  } else if (viewing.value !== undefined) {
    show(refuse(session.value, { code: 'looking-back' }));
  } else if (!isHere.value && game.value.outcome === undefined) {
    show(refuse(session.value, { code: 'not-your-turn' }));
  } else {
    show(make(session.value));
  }
};

const show = ({ session: next, turn }: Tapped): void => {
  const before = session.value;
  batch(() => {
    undoOffer.value = undefined;
    session.value = next;
    if (turn === undefined) {
      move(motionsOfStep(before, next));
      const said = saidOfStep(before, next, seats.value, hearing(), current.value.aids.replies);
      assertively.value = said.urgent;
      if (said.calm !== undefined) politely.value = said.calm;
    } else {
      playHere(next, turn, before);
    }
  });
};

const playHere = (drafted: Session, turn: Turn, before: Session): void => {
  const result = playTurn(drafted.game, turn);
  if (!result.ok) {
    session.value = refuse(drafted, result.error).session;
    return;
  }
  enter(result.value, drafted);
  const played = result.value.history[result.value.history.length - 1];
  if (played === undefined || habits().confirm || !current.value.aids.takeBack) return;
  const offer = {
    ply: result.value.history.length,
    before: { ...before, refusal: undefined },
    notation: formatTurn(played),
  };
  undoOffer.value = offer;
  setTimeout(() => {
    if (undoOffer.value === offer) undoOffer.value = undefined;
  }, 3000);
};

/** Goes on with a game to which a turn was added. */
const enter = (next: Game, drafted: Session | undefined): void => {
  const played = next.history[next.history.length - 1];
  const colour = settings.value.keepColour ? session.value.colour : 'grey';
  session.value = sessionOf(next, colour);
  viewing.value = undefined;
  pointed.value = undefined;
  if (played === undefined) return;
  move(motionsOfTurn(played, drafted));
  assertively.value = '';
  politely.value = saidOfTurn(next, played, seats.value, hearing());
};

/** Goes on with a game that was changed in another way. */
const turnTo = (next: Game): void => {
  finishMotions();
  batch(() => {
    undoOffer.value = undefined;
    viewing.value = undefined;
    pointed.value = undefined;
    session.value = sessionOf(next, session.value.colour);
  });
};

export const undo = (offer: UndoOffer): void => {
  if (undoOffer.value !== offer) return;
  finishMotions();
  batch(() => {
    undoOffer.value = undefined;
    session.value = offer.before;
    viewing.value = undefined;
  });
  politely.value = words().say.tookBack;
};

/** Whether there is a turn that could be taken back. */
export const mayTakeBack = computed(
  () =>
    current.value.aids.takeBack &&
    !elsewhere.value &&
    game.value.history.some((played) => seats.value[played.before.turn].kind === 'here'),
);

/** Takes turns back until the last one made here is undone. */
export const takeBackTurn = (): void => {
  if (!mayTakeBack.value) return;
  let next = game.value;
  for (let back = false; !back;) {
    const last = next.history[next.history.length - 1];
    back = last === undefined || seats.value[last.before.turn].kind === 'here';
    next = takeBack(next);
  }
  turnTo(next);
  politely.value = words().say.tookBack;
};

/** The game goes on, and in this tab: it may be resigned, or a draw agreed. */
export const mayEnd = computed(() => !isOver.value && !elsewhere.value);

export const resignNow = (): void => {
  if (mayEnd.value) {
    turnTo(resign(game.value, isHere.value ? toMove.value : nearPlayer.value));
  }
};

export const agreeDrawNow = (): void => {
  if (mayEnd.value) turnTo(agreeDraw(game.value));
};

export const demandNow = (): void => {
  if (elsewhere.value) return;
  const demanded = demandCapture(game.value);
  if (demanded.ok) turnTo(demanded.value);
};

/** What may be said of a game that is begun, or gone on with. */
interface Beginning {
  readonly clock?: Clock | undefined;
  /** The kept game that it is; otherwise it is a new one. */
  readonly as?: Identity;
  readonly aids?: Aids;
}

export const begin = (next: Game, filled: Seats, beginning: Beginning = {}): void => {
  batch(() => {
    linkText.value = '';
    current.value = beginning.as ?? newIdentity(true, beginning.aids);
    clock.value = beginning.clock;
    seats.value = filled;
    turnTo(next);
  });
};

export const playAgain = (): void =>
  begin(newGame(game.value.start), seats.value, {
    clock: clock.value === undefined ? undefined : freshClock(clock.value),
    aids: current.value.aids,
  });

/** Whoever is to move has no time left. */
export const loseOnTimeNow = (): void => {
  if (game.value.outcome !== undefined) return;
  turnTo(loseOnTime(game.value, toMove.value));
  politely.value = words().end.by.time();
};

/** Asks the seat once more that gave no answer. */
export const askAgain = (): void => {
  assertively.value = '';
  attempts.value += 1;
};

/** Goes on without the seat that gave no answer. */
export const playBothSides = (): void => {
  assertively.value = '';
  fillSeats(TWO_PEOPLE);
};

export const fillSeats = (filled: Seats): void => {
  undoOffer.value = undefined;
  seats.value = filled;
};

export const seatsFrom = ({ first, second }: SavedGame['seats']): Seats => {
  const alone = first.kind === 'computer' || second.kind === 'computer';
  const seatOf = ({ kind, level, name }: SavedSeat, player: Player): Seat =>
    kind === 'computer'
      ? computer(level ?? settings.peek().level)
      : person(name, alone ? 'you' : player);
  return { first: seatOf(first, 'first'), second: seatOf(second, 'second') };
};

export const lookAt = (ply: number): void => {
  finishMotions();
  const { history } = game.value;
  const clamped = Math.max(0, Math.min(history.length, ply));
  viewing.value = clamped === history.length ? undefined : clamped;
  if (session.value.refusal !== undefined) {
    session.value = { ...session.value, refusal: undefined };
  }
};

/** Asks the seat that is to move, whenever that is not somebody here. */
export const askSeats = (): void => {
  effect(() => {
    const asked = game.value;
    const { ask } = seats.value[toMove.value];
    void attempts.value;
    failure.value = undefined;
    if (ask === undefined || asked.outcome !== undefined || elsewhere.value) return undefined;
    const stop = new AbortController();
    const fail = (why: SeatFailure): void => {
      if (stop.signal.aborted) return;
      failure.value = why;
      assertively.value = words().failure.says[why];
    };
    ask(asked, stop.signal).then(
      (answer) => {
        if (stop.signal.aborted) return;
        const played = answer.ok ? playTurn(asked, answer.value) : undefined;
        if (played?.ok === true) batch(() => enter(played.value, undefined));
        else fail(answer.ok ? 'nonsense' : answer.error);
      },
      () => fail('stopped'),
    );
    return () => stop.abort();
  });
};
