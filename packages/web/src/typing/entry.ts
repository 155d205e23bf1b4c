import { finishedTurn, nextJumps } from '@zertz/rules';
import type { Turn } from '@zertz/rules';
import { refusalText } from '../i18n/refusal.ts';
import type { RefusalContext } from '../i18n/refusal.ts';
import { words } from '../i18n/words.ts';
import { choices } from '../play/openChoices.ts';
import type { Session } from '../play/session.ts';
import { readTyped } from '../play/typed.ts';
import { follow, hasChanged } from './follow.ts';
import type { Followed, Stuck } from './follow.ts';
import { exampleOf } from './help.ts';
import { readQuestion } from './question.ts';
import type { Question, QuestionError } from './question.ts';
import { languagesHeard, questionWords } from './words.ts';

/** What somebody meant by a line that was entered. */
export type Entry =
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'turn'; readonly turn: Turn }
  /** Steps of a turn, and the turn if they finished it. */
  | { readonly kind: 'steps'; readonly session: Session; readonly turn: Turn | undefined }
  /** Nothing was typed, and a turn waits to be played. */
  | { readonly kind: 'confirm' }
  | {
      readonly kind: 'wrong';
      readonly text: string;
      /** The place of what was not understood, 0 = the first character. */
      readonly at: number;
      /** The board with what was understood, and with what was refused. */
      readonly shown?: Session | undefined;
    };

interface EntryOptions {
  /** A turn can be made now. */
  readonly active: boolean;
  readonly alwaysClaim: boolean;
  readonly context: RefusalContext;
}

/**
 * A question, else steps that can be made, else a whole turn. A ring alone is a step where a tap on
 * it would be one; where it would not, or with a question mark, it asks what is there.
 */
export const readEntry = (
  session: Session,
  text: string,
  { active, alwaysClaim, context }: EntryOptions,
): Entry => {
  if (text.trim() === '') return nothingTyped(session);
  const { board } = session.draft.position;
  const asked = readQuestion(text, board, languagesHeard());
  const question = asked?.ok === true ? asked.value : undefined;
  const asks = question?.kind !== 'ring' || !active || text.includes('?');
  if (question !== undefined && asks) return { kind: 'question', question };
  if (asked?.ok === false) return notAsked(asked.error);
  const way = follow(session, text, alwaysClaim);
  const steps = way?.kind === 'followed' ? stepsOf(session, way, alwaysClaim) : undefined;
  if (steps !== undefined) return steps;
  if (question !== undefined) return { kind: 'question', question };
  if (way?.kind === 'stuck' && (way.form !== 'capture' || way.refusal.code === 'touched')) {
    return refused(way, context);
  }
  const turn = readTyped(session.draft.position, text, context);
  if (turn.ok) return { kind: 'turn', turn: turn.value };
  const { at } = turn.error;
  return { kind: 'wrong', text: turn.error.text, at, shown: picture(way) };
};

const nothingTyped = (session: Session): Entry =>
  session.picked !== undefined || finishedTurn(session.draft).ok
    ? { kind: 'confirm' }
    : { kind: 'wrong', text: words().type.empty, at: 0 };

const notAsked = (error: QuestionError): Entry => {
  const text =
    error.code === 'wants'
      ? questionWords().wants(error.word, exampleOf(error.what))
      : questionWords().unknown(error.word, error.near);
  return { kind: 'wrong', text, at: error.at };
};

/** Steps are rings alone, or the beginning of a placement; a capture with its `x` is one whole. */
const stepsOf = (before: Session, way: Followed, alwaysClaim: boolean): Entry | undefined => {
  const { form, letter, session } = way;
  if (letter !== undefined || !hasChanged(before, session)) return undefined;
  if (form === 'colour') return { kind: 'steps', session, turn: undefined };
  const { draft } = session;
  const partial = form === 'placement' && !finishedTurn(draft).ok;
  if (form !== 'rings' && !partial) return undefined;
  return { kind: 'steps', session, turn: turnOf(session, alwaysClaim) };
};

/** The turn that steps have finished, unless the player is still asked what to claim. */
const turnOf = ({ draft }: Session, alwaysClaim: boolean): Turn | undefined => {
  const open = choices(draft);
  const { chain } = draft;
  const over = chain !== undefined && nextJumps(draft.position, chain).length === 0;
  const asked = open.mayDecline && open.claims.length > 0 && !alwaysClaim;
  return (draft.removal !== undefined || over) && !asked ? open.turn : undefined;
};

const refused = (way: Stuck, context: RefusalContext): Entry => ({
  kind: 'wrong',
  text: refusalText(way.refusal, context),
  at: way.at,
  shown: picture(way),
});

const picture = (way: ReturnType<typeof follow>): Session | undefined =>
  way?.kind === 'stuck'
    ? { ...way.session, refusal: { refusal: way.refusal, at: way.ring } }
    : undefined;
