import { computed } from '@preact/signals';
import { formatRing, NO_MARBLES, oneMarble, placementSource, startDraft } from '@zertz/rules';
import type { Marble, MarbleCount, Player, Ring } from '@zertz/rules';
import type { IconName } from '../parts/Icon.tsx';
import { words } from '../i18n/words.ts';
import { refusalText } from '../i18n/refusal.ts';
import { current } from '../storage/current.ts';
import { settings } from '../storage/settings.ts';
import { choices } from './openChoices.ts';
import { previewOf } from './preview.ts';
import { shownReplies } from './replies.ts';
import type { Replies } from './replies.ts';
import type { Preview } from './preview.ts';
import { refusalContext } from './say.ts';
import { jumperOf, mayPlaceInstead, pathsOf, pickedPath, stageOf } from './session.ts';
import type { OpenPath } from './paths.ts';
import type { Session } from './session.ts';
import { failure, game, isHere, pointed, seats, session, toMove, viewing } from './store.ts';
import { withPickedPath } from './taps.ts';
import { typedNow } from './typedNow.ts';
import { shownPreview } from './view.ts';

/** What the panels beside the board say about the turn being made. */

export const stage = computed(() => stageOf(session.value));
export const open = computed(() => choices(session.value.draft));
export const playing = computed(() => isHere.value && viewing.value === undefined);

export const preview = computed((): Preview | undefined =>
  playing.value ? shownPreview(session.value, pointed.value) : undefined,
);

/** The same, or that of the turn being typed. */
export const consequence = computed((): Preview | undefined =>
  playing.value && typedNow.value !== undefined
    ? shownPreview(typedNow.value, undefined)
    : preview.value,
);

/** What the opponent would have to capture, in games where that is told beforehand. */
export const replies = computed((): Replies | undefined =>
  playing.value && current.value.aids.replies
    ? shownReplies(
        typedNow.value ?? session.value,
        typedNow.value === undefined ? pointed.value : undefined,
      )
    : undefined,
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
  const typed = typedNow.value;
  const now = typed ?? session.value;
  const { draft } = now;
  const fromCaptives = draft.marble !== undefined && placementSource(draft.position) === 'captives';
  const path = typed === undefined ? picked.value : pathPicked(typed);
  return {
    gain:
      consequence.value?.gain ??
      path?.gain ??
      (draft.chain === undefined ? NO_MARBLES : chainGain(now)),
    loss: fromCaptives && draft.marble !== undefined ? oneMarble(draft.marble) : NO_MARBLES,
  };
};

const pathPicked = (now: Session): OpenPath | undefined =>
  stageOf(now) === 'capture' ? pickedPath(now) : undefined;

const chainGain = (now: Session): MarbleCount => {
  const path = now.draft.chain?.path.join(' ');
  return pathsOf(now).find(({ key }) => key === path)?.gain ?? NO_MARBLES;
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
  if (!playing.value) return off(words().dock.wait);
  const { draft } = session.value;
  switch (stage.value) {
    case 'over':
      return off(words().dock.play);
    case 'choose':
      return off(words().dock.chooseMarble);
    case 'hand':
      return off(words().dock.chooseRing);
    case 'placed':
    case 'rings-only':
    case 'ring-after':
      return { ...off(words().dock.chooseRemoval), notation: preview.value?.notation };
    case 'pass':
      return { text: words().dock.pass, notation: undefined, ready: true, look: 'accent' };
    case 'capture': {
      const path = picked.value;
      if (path === undefined) {
        return off(
          mayPlaceInstead(session.value) ? words().dock.chooseMarble : words().dock.chooseJumper,
        );
      }
      const n = path.taken.length;
      const whole = withPickedPath(session.value);
      return {
        text: path.stopsEarly ? words().dock.stopHere(n) : words().dock.capture(n),
        notation: previewOf(whole.draft)?.notation,
        ready: true,
        look: 'amber',
      };
    }
    case 'ready': {
      const whole = previewOf(draft);
      const shownNow = preview.value ?? whole;
      return {
        text: whole?.wins === true ? words().dock.playAndWin : words().dock.play,
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

/** The turn before was passed, which nothing on the board shows. */
export const passedText = computed((): string | undefined => {
  const { history } = game.value;
  const last = history[history.length - 1];
  return playing.value && last?.turn.kind === 'pass'
    ? words().say.passed(seats.value[last.before.turn].name)
    : undefined;
});

export const viewingText = (ply: number): string =>
  ply === 0 ? words().dock.viewingStart : words().dock.viewing(Math.ceil(ply / 2));

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
    return plain(
      words().step.move(name),
      thinks ? words().step.thinking : words().failure.noAnswer,
    );
  }
  const { draft } = session.value;
  const who = name === words().seats.you ? words().step.yourMove : words().step.move(name);
  const source = placementSource(draft.position);
  switch (stage.value) {
    case 'over':
      return plain('', '');
    case 'choose':
      return plain(who, passedText.value ?? words().step.pickColour);
    case 'hand':
      return source === 'captives'
        ? { icon: undefined, tone: 'amber', title: words().dock.captivesSay, detail: '' }
        : plain(who, passedText.value ?? words().step.pickRing);
    case 'placed':
      return {
        icon: undefined,
        tone: 'rose',
        title: words().step.remove,
        detail: words().step.freeCount(open.value.removals.size),
      };
    case 'rings-only':
      return {
        icon: undefined,
        tone: 'rose',
        title: words().step.ringsOnly,
        detail: words().step.ringsOnlySays,
      };
    case 'ring-after':
      return {
        icon: undefined,
        tone: 'rose',
        title: words().step.ringAfter,
        detail: words().step.freeCount(open.value.removals.size),
      };
    case 'pass':
      return plain(words().step.pass, passedText.value ?? '');
    case 'ready':
      return readyStatus();
    case 'capture': {
      const jumper = jumperOf(session.value);
      const n = paths.value.length;
      return {
        icon: 'bolt',
        tone: 'amber',
        title: mayPlaceInstead(session.value) ? words().step.mayCapture : words().step.mustCapture,
        detail:
          jumper === undefined ? words().step.ways(n) : words().step.fromHas(label(jumper), n),
      };
    }
  }
});

const readyStatus = (): Status => {
  const { draft } = session.value;
  const removal =
    draft.removal === undefined
      ? words().step.noneFree
      : words().step.willRemove(label(draft.removal));
  const now = preview.value;
  if (now === undefined || (now.claimed.length === 0 && now.cutOff.length === 0)) {
    return { icon: undefined, tone: 'rose', title: removal, detail: '' };
  }
  return {
    icon: 'bolt',
    tone: 'amber',
    title:
      now.claimed.length > 0
        ? words().preview.claimsTitle(claimedBy(now))
        : words().preview.cutOffTitle,
    detail: removal,
  };
};

export const claimedBy = (now: Preview): MarbleCount => {
  const count = (marble: Marble): number => now.claimed.filter((on) => on.marble === marble).length;
  return { white: count('white'), grey: count('grey'), black: count('black') };
};

export const refusalNow = computed((): string | undefined => {
  const { refusal } = session.value;
  return refusal === undefined
    ? undefined
    : refusalText(refusal.refusal, refusalContext(game.value, seats.value));
});
