import { createRouter, getPagePath, redirectPage } from '@nanostores/router';
import { computed, signal } from '@preact/signals';

/**
 * The folder that the application is served from, with a slash at its end. It is taken from where
 * this script lies, so that a build works under any address.
 */
const BASE = new URL(import.meta.url.replace(/^(.*)\/(?:assets|src)\/.*$/, '$1/')).pathname;

/** The type keeps the pattern, from which the router knows the parameters. */
const under = <Path extends string>(path: Path): Path => `${BASE}${path.slice(1)}` as Path;

const router = createRouter({
  home: under('/'),
  play: under('/play'),
  /** Begin at once: two people here, or the computer at a level. */
  local: under('/local'),
  versus: under('/vs/:level'),
  games: under('/games'),
  learn: under('/learn'),
  lesson: under('/learn/:lesson'),
  puzzles: under('/puzzles'),
  puzzle: under('/puzzles/:puzzle'),
  rules: under('/rules'),
  editor: under('/editor'),
  /** A board within somebody else's page. */
  embed: under('/embed'),
  analyse: under('/analyse'),
  /** A game that is kept here, judged. */
  review: under('/game/:game/review'),
  studies: under('/studies'),
  study: under('/study/:study'),
  print: under('/print'),
  settings: under('/settings'),
});

type Page = ReturnType<typeof router.get>;
export type PageName = NonNullable<Page>['route'];
/** Pages that have no parameters, so that their names are enough to go there. */
type PlainName = Exclude<PageName, 'versus' | 'lesson' | 'puzzle' | 'study' | 'review'>;

/** The page of the address; `undefined` where there is none. */
export const page = signal<Page>(undefined);

/** Pages that belong to one of the bar. */
const WITHIN: { readonly [name in PageName]?: PageName } = {
  lesson: 'learn',
  puzzle: 'puzzles',
  review: 'analyse',
  study: 'studies',
};

/** The page of the bar that this one belongs to, if only as a part of it. */
export const section = computed(() => page.value && (WITHIN[page.value.route] ?? page.value.route));

/** The game is on the page, and keys and time belong to it. */
export const atTheTable = computed(
  () => page.value?.route === 'home' || page.value?.route === 'play',
);

/**
 * How the page was reached: by its address, by a link, by the browser's back and forward, or to a
 * place on it that takes the focus.
 */
export type Arrival = 'opened' | 'link' | 'history' | 'place';
export const arrival = signal<Arrival>('opened');

export const hrefOf = (name: PlainName): string => getPagePath(router, name);

export const hrefOfLesson = (lesson: string): string => getPagePath(router, 'lesson', { lesson });

/** `series`: which puzzles come after it. */
export const hrefOfPuzzle = (puzzle: string, series?: string): string =>
  getPagePath(router, 'puzzle', { puzzle }, series === undefined ? {} : { series });

export const hrefOfStudy = (study: string): string => getPagePath(router, 'study', { study });

/** `game`: under which id it is kept. */
export const hrefOfReview = (game: string): string => getPagePath(router, 'review', { game });

/** `hash`: what is on the sheet. */
export const hrefOfSheet = (hash: string): string => `${hrefOf('print')}#${hash}`;

export const goTo = (name: PlainName): void => {
  arrival.value = 'link';
  router.open(hrefOf(name));
};

/** Goes to a place on a page, which the page has to find; `hash`: under what name. */
export const goToPlace = (name: PlainName, hash = ''): void => {
  arrival.value = 'place';
  router.open(`${hrefOf(name)}${hash === '' ? '' : `#${hash}`}`);
};

export const goToLesson = (lesson: string): void => {
  arrival.value = 'link';
  router.open(hrefOfLesson(lesson));
};

export const goToStudy = (study: string): void => {
  arrival.value = 'link';
  router.open(hrefOfStudy(study));
};

export const goToReview = (game: string): void => {
  arrival.value = 'link';
  router.open(hrefOfReview(game));
};

/** Goes to a page in the place of this one, which is then not in the history. */
export const redirect = (name: PlainName): void => redirectPage(router, name);

export const followAddress = (): void => {
  window.addEventListener('popstate', () => {
    arrival.value = 'history';
  });
  // Before the router, which listens at the body and has set the page when it is through.
  document.addEventListener(
    'click',
    () => {
      arrival.value = 'link';
    },
    { capture: true },
  );
  router.subscribe((next) => {
    page.value = next;
  });
};
