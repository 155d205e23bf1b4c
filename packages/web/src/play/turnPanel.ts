import { computed } from '@preact/signals';
import { formatRing, NO_MARBLES, oneMarble, placementSource, startDraft } from '@zertz/rules';
import type { Marble, MarbleCount, Player, Ring } from '@zertz/rules';
import type { IconName } from '../parts/Icon.tsx';
import { en } from '../i18n/en.ts';
import { refusalText } from '../i18n/enRefusals.ts';
import { settings } from '../storage/settings.ts';
import { choices } from './openChoices.ts';
import { previewOf } from './preview.ts';
import type { Preview } from './preview.ts';
import { refusalContext } from './say.ts';
import { jumperOf, mayPlaceInstead, pathsOf, pickedPath, stageOf } from './session.ts';
import type { OpenPath } from './paths.ts';
import { failure, game, isHere, pointed, seats, session, toMove, viewing } from './store.ts';
import { withPickedPath } from './taps.ts';
import { shownPreview } from './view.ts';

/** What the panels beside the board say about the turn being made. */

export const stage = computed(() => stageOf(session.value));
export const open = computed(() => choices(session.value.draft));
export const playing = computed(() => isHere.value && viewing.value === undefined);

export const preview = computed((): Preview | undefined =>
  playing.value ? shownPreview(session.value, pointed.value) : undefined,
);

export const paths = computed((): readonly OpenPath[] =>
  playing.value && stage.value === 'capture' ? pathsOf(session.value) : [],
);
export const picked = computed(() =>
  paths.value.length > 0 ? pickedPath(session.value) : undefined,
);

/** What the mover would gain and give with the turn as it is shown. */
export const pendingOf = (player: Player): { gain: MarbleCount; loss: MarbleCount } => {
  const none = { gain: NO_MARBLES, loss: NO_MARBLES };
  if (!playing.value || player !== toMove.value) return none;
  const { draft } = session.value;
  const fromCaptives = draft.marble !== undefined && placementSource(draft.position) === 'captives';
  return {
    gain:
      preview.value?.gain ??
      picked.value?.gain ??
      (draft.chain === undefined ? NO_MARBLES : chainGain()),
    loss: fromCaptives && draft.marble !== undefined ? oneMarble(draft.marble) : NO_MARBLES,
  };
};

const chainGain = (): MarbleCount => {
  const { draft } = session.value;
  const path = draft.chain?.path.join(' ');
  return pathsOf(session.value).find(({ key }) => key === path)?.gain ?? NO_MARBLES;
};

export interface Button {
  readonly text: string;
  /** The move in notation, before it is made. */
  readonly notation: string | undefined;
  readonly ready: boolean;
  readonly look: 'accent' | 'amber';
}

export const confirmButton = computed((): Button => {
  const off = (text: string): Button => ({
    text,
    notation: undefined,
    ready: false,
    look: 'accent',
  });
  if (!playing.value) return off(en.dock.wait);
  const { draft } = session.value;
  switch (stage.value) {
    case 'over':
      return off(en.dock.play);
    case 'choose':
      return off(en.dock.chooseMarble);
    case 'hand':
      return off(en.dock.chooseRing);
    case 'placed':
    case 'rings-only':
    case 'ring-after':
      return { ...off(en.dock.chooseRemoval), notation: preview.value?.notation };
    case 'pass':
      return { text: en.dock.pass, notation: undefined, ready: true, look: 'accent' };
    case 'capture': {
      const path = picked.value;
      if (path === undefined) {
        return off(mayPlaceInstead(session.value) ? en.dock.chooseMarble : en.dock.chooseJumper);
      }
      const n = path.taken.length;
      const whole = withPickedPath(session.value);
      return {
        text: path.stopsEarly ? en.dock.stopHere(n) : en.dock.capture(n),
        notation: previewOf(whole.draft)?.notation,
        ready: true,
        look: 'amber',
      };
    }
    case 'ready': {
      const whole = previewOf(draft);
      const shownNow = preview.value ?? whole;
      return {
        text: whole?.wins === true ? en.dock.playAndWin : en.dock.play,
        notation: shownNow?.notation,
        ready: true,
        look: draft.chain === undefined ? 'accent' : 'amber',
      };
    }
  }
});

export const label = (ring: Ring): string => formatRing(session.value.draft.position.board, ring);

/** Claims that the player is asked about. */
/** R11.20: the first turn of the game may be passed instead, whatever colour is in the hand. */
export const mayPassInstead = computed(
  () =>
    playing.value &&
    (stage.value === 'hand' || stage.value === 'choose') &&
    choices(startDraft(session.value.draft.position)).mayPass,
);

export const mayLeave = computed(
  () =>
    playing.value &&
    stage.value === 'ready' &&
    open.value.mayDecline &&
    open.value.claims.length > 0 &&
    !settings.value.alwaysClaim,
);

export const viewingText = (ply: number): string =>
  ply === 0 ? en.dock.viewingStart : en.dock.viewing(Math.ceil(ply / 2));

export interface Status {
  readonly icon: IconName | undefined;
  readonly tone: 'plain' | 'amber' | 'rose';
  readonly title: string;
  readonly detail: string;
}

/** One line that says what is to be done now. */
export const status = computed((): Status => {
  const plain = (title: string, detail: string): Status => ({
    icon: undefined,
    tone: 'plain',
    title,
    detail,
  });
  const name = seats.value[toMove.value].name;
  if (!isHere.value) {
    const thinks = failure.value === undefined;
    return plain(en.step.move(name), thinks ? en.step.thinking : en.failure.noAnswer);
  }
  const { draft } = session.value;
  const who = name === en.seats.you ? en.step.yourMove : en.step.move(name);
  const source = placementSource(draft.position);
  switch (stage.value) {
    case 'over':
      return plain('', '');
    case 'choose':
      return plain(who, en.step.pickColour);
    case 'hand':
      return source === 'captives'
        ? { icon: undefined, tone: 'amber', title: en.dock.captivesSay, detail: '' }
        : plain(who, en.step.pickRing);
    case 'placed':
      return {
        icon: undefined,
        tone: 'rose',
        title: en.step.remove,
        detail: en.step.freeCount(open.value.removals.size),
      };
    case 'rings-only':
      return {
        icon: undefined,
        tone: 'rose',
        title: en.step.ringsOnly,
        detail: en.step.ringsOnlySays,
      };
    case 'ring-after':
      return {
        icon: undefined,
        tone: 'rose',
        title: en.step.ringAfter,
        detail: en.step.freeCount(open.value.removals.size),
      };
    case 'pass':
      return plain(en.step.pass, '');
    case 'ready':
      return readyStatus();
    case 'capture': {
      const jumper = jumperOf(session.value);
      const n = paths.value.length;
      return {
        icon: 'bolt',
        tone: 'amber',
        title: mayPlaceInstead(session.value) ? en.step.mayCapture : en.step.mustCapture,
        detail: jumper === undefined ? en.step.ways(n) : en.step.fromHas(label(jumper), n),
      };
    }
  }
});

const readyStatus = (): Status => {
  const { draft } = session.value;
  const removal =
    draft.removal === undefined ? en.step.noneFree : en.step.willRemove(label(draft.removal));
  const now = preview.value;
  if (now === undefined || (now.claimed.length === 0 && now.cutOff.length === 0)) {
    return { icon: undefined, tone: 'rose', title: removal, detail: '' };
  }
  return {
    icon: 'bolt',
    tone: 'amber',
    title:
      now.claimed.length > 0 ? en.preview.claimsTitle(claimWords(now)) : en.preview.cutOffTitle,
    detail: removal,
  };
};

export const claimWords = (now: Preview): string => {
  const count = (marble: Marble): number => now.claimed.filter((on) => on.marble === marble).length;
  const marbles = { white: count('white'), grey: count('grey'), black: count('black') };
  const [only] = now.claimed;
  return now.claimed.length === 1 && only !== undefined
    ? en.aMarble(only.marble)
    : en.counts(marbles);
};

export const refusalNow = computed((): string | undefined => {
  const { refusal } = session.value;
  return refusal === undefined
    ? undefined
    : refusalText(refusal.refusal, refusalContext(game.value, seats.value));
});
