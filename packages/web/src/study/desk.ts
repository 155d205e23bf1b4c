import { computed, effect, signal } from '@preact/signals';
import { formatPlace } from '@zertz/engine';
import type { PositionExplanation, Report } from '@zertz/engine';
import { Assistant } from './assistant.ts';
import { Crew } from './crew.ts';
import type { AssistantFailure } from './assistant.ts';
import { game } from './store.ts';
import { threads } from '../computer/threads.ts';

/** What the engine and the solver say of the position on the board. Both are off until asked. */

const KEY = 'zertz.engine';

const wasOn = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
};

/** Remembered as long as the tab is open. */
export const engineOn = signal(wasOn());

export const switchEngine = (on: boolean): void => {
  engineOn.value = on;
  failure.value = undefined;
  try {
    sessionStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Then it lasts as long as the page.
  }
};

const hidden = signal(document.visibilityState === 'hidden');
document.addEventListener('visibilitychange', () => {
  hidden.value = document.visibilityState === 'hidden';
});

/** Where the game stands, as text; a game that is over is not thought about. */
const asked = computed(() =>
  game.value.outcome === undefined ? formatPlace(game.value) : undefined,
);

interface Found {
  readonly place: string;
  readonly report: Report;
  /** How many threads found it. */
  readonly threads: number;
  /** Nothing more comes of it. */
  readonly over: boolean;
}

const found = signal<Found | undefined>(undefined);
export const failure = signal<AssistantFailure | undefined>(undefined);

/** The lines of the position on the board, and never those of another. */
export const lines = computed((): Found | undefined =>
  engineOn.value && found.value?.place === asked.value ? found.value : undefined,
);

interface Explained {
  readonly told: PositionExplanation;
  /** With which of the efforts. */
  readonly effort: number;
}

/** What the solver said, by place; it says the same again. */
const explained = signal<ReadonlyMap<string, Explained>>(new Map());
const REMEMBERED = 200;

/** What can be said of the position on the board, once somebody wants to know. */
export const explanation = computed((): PositionExplanation | undefined =>
  asked.value === undefined || !explains.value ? undefined : explained.value.get(asked.value)?.told,
);

/** Offers among the best turns, by place. */
const searched = signal<ReadonlyMap<string, Report>>(new Map());

export const wideSearch = computed((): Report | undefined =>
  asked.value === undefined || !needs.value.has('offers')
    ? undefined
    : searched.value.get(asked.value),
);

/** What is wanted besides, whether the engine is on or not. */
export type Need = 'threats' | 'offers';
export const needs = signal<ReadonlySet<Need>>(new Set());

export const toggleNeed = (need: Need): void => {
  const next = new Set(needs.value);
  if (!next.delete(need)) next.add(need);
  needs.value = next;
};

/** Nothing is told any more of what could be played. */
export const keepQuiet = (): void => {
  switchEngine(false);
  needs.value = new Set();
};

const explains = computed(() => engineOn.value || needs.value.has('threats'));
const solverOn = computed(() => explains.value || needs.value.has('offers'));

/** Nobody wants to know of a position that is only passed. */
const PAUSE = 150;
const LINES = 3;
const MILLIS = 60_000;
/** Among so many of the best turns offers are looked for. */
const WIDE = { lines: 24, limits: { nodes: 120_000 } } as const;
/** Looked for with little effort first, and then with more. */
const EFFORTS = [
  { within: 4, moves: 100_000, limits: { nodes: 500 }, lines: 1 },
  { within: 8, moves: 3_000_000, limits: { nodes: 500 }, lines: 1 },
] as const;

const engine = new Crew();
const solver = new Assistant();

/** Follows the board as long as its page is there. */
export const sitDown = (): (() => void) => {
  const ends = [follow(engineOn, search, engine), follow(solverOn, goOn, solver)];
  return () => {
    for (const end of ends) end();
  };
};

const follow = (
  on: { readonly value: boolean },
  begin: (place: string) => void,
  worker: { readonly stop: () => void },
): (() => void) =>
  effect(() => {
    const now = asked.value;
    void needs.value;
    void threads.value;
    if (!on.value || hidden.value || now === undefined) return undefined;
    const timer = setTimeout(() => begin(now), PAUSE);
    return () => {
      clearTimeout(timer);
      worker.stop();
    };
  });

const fail = (why: AssistantFailure): void => {
  failure.value = why;
};

const search = (now: string): void => {
  // What was found before the tab was hidden, or before the engine was off, still holds.
  if (found.peek()?.place === now && found.peek()?.over === true) return;
  failure.value = undefined;
  const task = { place: now, limits: { millis: MILLIS }, lines: LINES };
  const many = threads.peek();
  engine.search(task, many, {
    told: (report, over) => {
      found.value = { place: now, report, threads: many, over };
    },
    failed: fail,
  });
};

/** The next thing that is wanted to be known of a place. */
const goOn = (now: string): void => {
  const known = explained.peek().get(now);
  const effort = known === undefined ? 0 : known.effort + 1;
  const limits = EFFORTS[effort];
  if (explains.peek() && limits !== undefined && known?.told.forced.kind !== 'win') {
    solver.ask(
      { kind: 'explain', place: now, limits },
      {
        told: (told) => {
          if (told.kind !== 'explained') return;
          explained.value = withNewest(explained.peek(), now, { told: told.explanation, effort });
          goOn(now);
        },
        failed: fail,
      },
    );
  } else if (needs.peek().has('offers') && !searched.peek().has(now)) {
    solver.ask(
      { kind: 'search', task: { place: now, ...WIDE } },
      {
        told: (told) => {
          if (told.kind !== 'searched') return;
          searched.value = withNewest(searched.peek(), now, told.report);
        },
        failed: fail,
      },
    );
  }
};

const withNewest = <T>(map: ReadonlyMap<string, T>, key: string, value: T): Map<string, T> =>
  new Map([...new Map(map).set(key, value)].slice(-REMEMBERED));
