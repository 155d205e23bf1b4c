import type { Game, Played } from '@zertz/rules';
import type { Session } from '../play/session.ts';
import type { Sound } from './tones.ts';

/** A sound, so many seconds after what it belongs to. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
  /** The first of the jumps that are heard, and how many there are, in the chain of a turn. */
  readonly from?: number;
  readonly steps?: number;
}

/** Heard to call somebody; the others go with what is done on the board. */
export const isAlert = (sound: Sound): boolean => ['turn', 'low', 'win', 'loss'].includes(sound);

/** Between the parts of a turn, so that each can be told from the next. */
const GAP = 0.16;
const JUMP = 0.14;

/** The turn that led from one state of a game to the other, if that is what happened. */
export const newTurn = (before: Game, after: Game): Played | undefined => {
  const grown = after.start === before.start && after.history.length === before.history.length + 1;
  return grown ? after.history[before.history.length] : undefined;
};

/** What is heard when the session changes: the part of a turn that was not heard before. */
export const cuesBetween = (before: Session, after: Session): readonly Cue[] => {
  if (after.refusal !== undefined && after.refusal !== before.refusal) {
    return [{ sound: 'refusal', at: 0 }];
  }
  const played = newTurn(before.game, after.game);
  if (played !== undefined) return cuesOfTurn(played, before);
  return after.game === before.game ? cuesOfStep(before, after) : [];
};

const jumpsOf = ({ draft }: Session): number => Math.max(0, (draft.chain?.path.length ?? 0) - 1);

const cuesOfStep = (before: Session, after: Session): readonly Cue[] => {
  const { placed, removal } = after.draft;
  if (removal !== undefined && removal !== before.draft.removal) {
    return [{ sound: 'remove', at: 0 }];
  }
  if (placed !== undefined && placed !== before.draft.placed) return [{ sound: 'place', at: 0 }];
  const [from, jumps] = [jumpsOf(before), jumpsOf(after)];
  return jumps > from ? [{ sound: 'jump', at: 0, from, steps: jumps - from }] : [];
};

const cuesOfTurn = ({ turn, claimed }: Played, made: Session): readonly Cue[] => {
  const { draft } = made;
  const cues: Cue[] = [];
  let at = 0;
  const add = (sound: Sound, lasts = GAP, jumps: Partial<Cue> = {}): void => {
    cues.push({ sound, at, ...jumps });
    at += lasts;
  };
  if (turn.kind === 'placement' && draft.placed !== turn.to) add('place');
  if (turn.kind === 'capture') {
    const from = jumpsOf(made);
    const steps = turn.path.length - 1 - from;
    if (steps > 0) add('jump', steps * JUMP, { from, steps });
  }
  if (turn.kind !== 'pass' && turn.removal !== undefined && turn.removal !== draft.removal) {
    add('remove');
  }
  if (claimed.length > 0) add('claim', 2 * GAP);
  return cues;
};

/** When the last of them is over. */
export const endOf = (cues: readonly Cue[]): number => {
  const last = cues[cues.length - 1];
  return last === undefined ? 0 : last.at + (last.steps ?? 1) * JUMP + GAP;
};

/** Milliseconds that a phone shakes, with the pauses between; nothing for most sounds. */
export const shakesOf = (cues: readonly Cue[]): readonly number[] => {
  const shakes = { refusal: [8, 30, 8], remove: [12], place: [8] } as const;
  for (const sound of ['refusal', 'remove', 'place'] as const) {
    if (cues.some((cue) => cue.sound === sound)) return shakes[sound];
  }
  return [];
};
