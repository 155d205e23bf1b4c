import { computed, effect } from '@preact/signals';
import { LEVELS } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { newGame, positionOf, PRESETS, startPosition } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { goTo, page, redirect } from '../pages/router.ts';
import type { PageName } from '../pages/router.ts';
import { aidsOf, keptAids } from '../storage/aids.ts';
import { current, elsewhere, newIdentity, own, owned } from '../storage/current.ts';
import { keepGame, keptGame, newestGame } from '../storage/games.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import type { LinkFault } from '../storage/gameLink.ts';
import { marksFromLink } from '../storage/linkMarks.ts';
import { loadGame, saveGame } from '../storage/savedGame.ts';
import { changeSettings } from '../storage/settings.ts';
import { storageBlocked } from '../storage/tried.ts';
import { clock } from './clock.ts';
import { drawings } from './drawings.ts';
import { withStep } from './linkStep.ts';
import {
  againstComputer,
  badLink,
  begin,
  game,
  linkText,
  seats,
  seatsFrom,
  session,
  TWO_PEOPLE,
} from './store.ts';

/** The game that this tab shows comes back when the tab is loaded again. */
const TAB = 'zertz.game';

const tabGame = (): string | null => {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
};

const rememberTab = (id: string): void => {
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // Then the game changed last is shown instead.
  }
};

/** What was kept last: what is there already needs no new date. */
let written = '';

const keptNow = (): KeptGame => {
  const { id, name, began, aids, assisted } = current.value;
  return {
    ...saveGame(game.value, seats.value, clock.value),
    id,
    ...(name === undefined ? {} : { name }),
    began,
    changed: 0,
    ...keptAids(aids),
    ...(assisted ? { assisted } : {}),
  };
};

/** The game on the table as it would be kept, to be copied where nothing can be. */
export const tableGame = (): KeptGame => ({ ...keptNow(), changed: Date.now() });

const setUp = (kept: KeptGame): boolean => {
  const left = loadGame(kept);
  if (left === undefined) return false;
  const { id, name, began, assisted = false } = kept;
  const as = { id, name, began, wanted: true, aids: aidsOf(kept), assisted };
  begin(left, seatsFrom(kept.seats), { clock: kept.clock, as });
  written = JSON.stringify(keptNow());
  return true;
};

/** Puts a kept game on the table. */
export const continueGame = (kept: KeptGame): void => {
  if (current.value.id !== kept.id) setUp(kept);
  goTo('play');
};

/** The latest state of this tab's game, which another tab has had in the meantime. */
export const takeOver = async (): Promise<void> => {
  const { id } = current.value;
  await own(id, true);
  const kept = await keptGame(id);
  if (kept !== undefined && current.value.id === id) setUp(kept);
};

const freshGame = () => newGame(startPosition(PRESETS.official));

/** Takes the game off the table, as it is no longer to be kept. */
export const putAside = (): void =>
  begin(freshGame(), againstComputer(), { as: newIdentity(false) });

/** A usual game against the computer, at the level chosen last. */
export const playComputer = (): void => {
  begin(freshGame(), againstComputer());
  goTo('play');
};

export const playPeople = (): void => {
  begin(freshGame(), TWO_PEOPLE);
  goTo('play');
};

/**
 * Begins what the address asks for: `#g=`, `#z=` and `#p=`, `/local`, `/vs/5`; whether it did. A link
 * that cannot be read leaves the table as it is.
 */
const openLink = (): boolean => {
  // There games are looked at, and not put on the table.
  if (LOOKED_AT.some((name) => name === page.value?.route)) return false;
  const linked = gameFromHash(location.hash);
  if (linked === undefined) return beginRoute();
  badLink.value = linked.ok ? undefined : linked.error;
  if (linked.ok) beginLinked(linked.value);
  redirect('play');
  return linked.ok;
};

const LOOKED_AT = [
  'analyse',
  'editor',
  'review',
  'embed',
  'print',
] as const satisfies readonly PageName[];

/** The game of a link, with what else it says: a turn begun, drawings, a text, whom to play. */
const beginLinked = (linked: Game): void => {
  const position = positionOf(linked);
  const marks = marksFromLink(location.hash, location.search, position.board);
  if (!marks.ok) badLink.value = { at: marks.error.at, readable: undefined };
  const { drawings: drawn, level, step, text } = marks.ok ? marks.value : marks.error.readable;
  if (level !== undefined) changeSettings({ level });
  begin(linked, level === undefined ? TWO_PEOPLE : againstComputer(position.turn));
  session.value = withStep(session.value, step);
  drawings.value = drawn;
  linkText.value = text;
};

/** Puts on the table what could be read of a link. */
export const openReadable = ({ readable }: LinkFault): void => {
  badLink.value = undefined;
  if (readable !== undefined) begin(readable, TWO_PEOPLE);
  goTo('play');
};

const beginRoute = (): boolean => {
  const now = page.value;
  if (now?.route === 'local') {
    begin(freshGame(), TWO_PEOPLE);
  } else {
    const level =
      now?.route === 'versus'
        ? LEVELS.find((one) => String(one) === now.params.level)
        : levelAsked();
    if (level === undefined) return false;
    changeSettings({ level });
    begin(freshGame(), againstComputer());
  }
  redirect('play');
  return true;
};

/** The level of `/play?play=5`, where no position is given. */
const levelAsked = (): Level | undefined => {
  if (page.value?.route !== 'play') return undefined;
  const asked = marksFromLink('', location.search, freshGame().start.board);
  if (!asked.ok) badLink.value = { at: asked.error.at, readable: undefined };
  return asked.ok ? asked.value.level : undefined;
};

const openLeft = async (): Promise<void> => {
  const tab = tabGame();
  const before = current.value.id;
  const kept = (tab === null ? undefined : await keptGame(tab)) ?? (await newestGame());
  // A turn may have been made while the storage was asked.
  if (kept === undefined || current.value.id !== before || game.value.history.length > 0) return;
  const route = page.value?.route;
  // The first page is there to begin; a finished game is shown where games are played.
  if (route === 'home' && loadGame(kept)?.outcome !== undefined) return;
  setUp(kept);
};

/** Only another game is another tab's business, not what is changed about this one. */
const onTable = computed(() => current.value.id);

const keep = (): void => {
  effect(() => {
    const id = onTable.value;
    rememberTab(id);
    void own(id);
  });
  effect(() => {
    const now = keptNow();
    void storageBlocked.value;
    if (owned.value !== now.id || elsewhere.value) return;
    if (now.turns.length === 0 && !current.value.wanted) return;
    const text = JSON.stringify(now);
    if (text === written) return;
    written = text;
    void keepGame({ ...now, changed: Date.now() }).then((kept) => {
      // Tried again with the next change, or as soon as there is room.
      if (!kept && written === text) written = '';
    });
  });
};

/** Opens the game of the address, or the one that was left, and keeps it from then on. */
export const openGame = async (): Promise<void> => {
  // There a game is only shown, and the one on the table is somebody's who is not asked.
  if (page.value?.route === 'embed') return;
  const isLinked = openLink();
  // Another link may be opened in the same page, even before the storage has answered.
  window.addEventListener('hashchange', openLink);
  page.subscribe(() => void openLink());
  if (!isLinked) await openLeft();
  keep();
};
