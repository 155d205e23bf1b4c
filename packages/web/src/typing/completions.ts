import { firstJumps, formatRing, formatTurnIn, marbleAt, RingSet, vacantRings } from '@zertz/rules';
import type { Ring, Turn } from '@zertz/rules';
import { choices } from '../play/openChoices.ts';
import { stageOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { follow, jumpsOf } from './follow.ts';
import type { Followed } from './follow.ts';
import type { QuestionName, QuestionNames } from './question.ts';
import { questionOffers } from './questionOffers.ts';

/** A text to go on with. */
export interface Completion {
  readonly text: string;
  /** The question that it asks, if it is one. */
  readonly question: QuestionName | undefined;
}

/** The most that are offered at once. */
const MOST = 8;

/** How a text may go on: to legal turns, and to questions in these languages. */
export const completions = (
  session: Session,
  text: string,
  languages: readonly QuestionNames[],
): readonly Completion[] => {
  const asked = questionOffers(session.draft.position, text, languages);
  const turns = text.trim() === '' ? [] : turnTexts(session, text);
  return [
    ...turns.slice(0, Math.max(MOST - asked.length, MOST / 2)),
    ...asked.map((offer) => offer.text),
  ]
    .slice(0, MOST)
    .map((offer) => ({
      text: offer,
      question: asked.find((one) => one.text === offer)?.question,
    }));
};

/** How a text may go on as a turn, by one step. */
export const turnTexts = (session: Session, text: string): readonly string[] => {
  if (stageOf(session) === 'over') return [];
  const found = cuts(text.trimStart()).flatMap(({ head, tail }) => {
    const way = head === '' ? unbegun(session) : follow(session, head);
    return way?.kind !== 'followed' || way.letter !== undefined ? [] : goOn(way, head, tail);
  });
  return [...new Set(found)].filter((offer) => offer !== text);
};

/** The text as it stands; and without what may begin the next step, a letter or two. */
const cuts = (text: string): readonly { readonly head: string; readonly tail: string }[] =>
  [0, 1, 2]
    .filter((tail) => tail <= text.length)
    .map((tail) => ({
      head: text.slice(0, text.length - tail),
      tail: text.slice(text.length - tail),
    }))
    .filter(({ tail }) => /^(?:[wgb]?[a-z])?$/i.test(tail));

const unbegun = (session: Session): Followed => ({
  kind: 'followed',
  session: { ...session, refusal: undefined },
  form: 'rings',
  letter: undefined,
  listing: false,
});

const goOn = (way: Followed, head: string, tail: string): readonly string[] => {
  const { form, listing, session } = way;
  const placing = form === 'colour' || form === 'placement';
  const written = placing ? head.charAt(0).toUpperCase() + head.slice(1) : head;
  const next = listing ? [] : nextSteps(way);
  const sign = next.length > 0 && !/(?:^|[\s,-])$/.test(head) ? signBefore(way) : '';
  return [
    ...next
      .filter((step) => step.toLowerCase().startsWith(tail.toLowerCase()))
      .map((step) => written + sign + step),
    ...claimTexts(session, head + tail),
  ];
};

const LETTERS = { white: 'W', grey: 'G', black: 'B' } as const;

/** The next rings that may be written, each as one step. */
const nextSteps = ({ form, session }: Followed): readonly string[] => {
  const { draft, jumper } = session;
  const { position } = draft;
  const name = (ring: Ring): string => formatRing(position.board, ring);
  const open = choices(draft);
  if (form === 'colour') return open.places.toArray().map(name);
  switch (stageOf(session)) {
    case 'capture': {
      if (draft.chain === undefined && jumper === undefined) {
        const able = new Set(firstJumps(position).map(({ from }) => from));
        return [...able].map(name);
      }
      return jumpsOf(session).map(({ over, to }) => {
        const marble = marbleAt(position, over);
        return marble === undefined || form === 'rings' ? name(to) : LETTERS[marble] + name(to);
      });
    }
    case 'hand':
      return form === 'rings' ? open.places.toArray().map(name) : [];
    case 'choose':
      return form === 'rings' && position.variant.touchMove === 'off' && open.marbles.length > 0
        ? vacantRings(position).toArray().map(name)
        : [];
    case 'placed':
    case 'ring-after':
    case 'rings-only':
      return open.removals.toArray().map(name);
    case 'over':
    case 'pass':
    case 'ready':
      return [];
  }
};

/** What stands between a step and the one before it. */
const signBefore = ({ form, session }: Followed): string => {
  if (form === 'rings') return ' ';
  if (form === 'colour') return '';
  const stage = stageOf(session);
  if (stage !== 'capture') return ',';
  return session.draft.chain === undefined && session.jumper === undefined ? ' ' : '';
};

/** The finished turn as it is written, with what it claims or leaves. */
const claimTexts = ({ draft }: Session, typed: string): readonly string[] => {
  const { turn, claims, mayDecline } = choices(draft);
  if (turn === undefined || turn.kind === 'pass' || claims.length === 0) return [];
  const all = claims.reduce((rings, group) => rings.union(group), RingSet.EMPTY);
  const turns: readonly Turn[] = [RingSet.EMPTY, ...(mayDecline ? [all] : [])].map((declined) => ({
    ...turn,
    declined,
  }));
  const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '');
  return turns
    .map((whole) => formatTurnIn(draft.position, whole))
    .filter((text) => plain(text).startsWith(plain(typed)) && plain(text) !== plain(typed));
};
