import { apply, canCapture, formatTurn, legalTurns } from '@zertz/rules';
import type { Played, Player, Position, Turn } from '@zertz/rules';
import { enforcing } from '../proof.ts';
import type { Proof } from '../proof.ts';
import type { Step, StepKind, ToldLine } from './data.ts';
import { gainedIn, wonBy } from './told.ts';

/** A line of legal turns, told step by step. It is the line of him who begins it. */
export const toldLine = (start: Position, turns: readonly Turn[]): ToldLine => {
  const steps: Step[] = [];
  let position = start;
  for (const turn of turns) {
    const played = apply(position, turn);
    steps.push(stepOf(played, start.turn));
    position = played.after;
  }
  return {
    steps,
    gained: { first: gainedIn(steps, 'first'), second: gainedIn(steps, 'second') },
  };
};

/** What a turn is for in a line of this player's. */
export const stepOf = (played: Played, player: Player): Step => {
  const { before, gain, outcome } = played;
  const captures = capturesOf(before);
  return {
    player: before.turn,
    kind: kindOf(played, before.turn === player, captures),
    turn: formatTurn(played),
    captures,
    ...wonBy(played),
    gained: gain,
    wins: outcome?.winner === before.turn,
  };
};

const kindOf = (
  { after, claimed, outcome, turn }: Played,
  isOwn: boolean,
  captures: number,
): StepKind => {
  if (claimed.length > 0) return 'claim';
  switch (turn.kind) {
    case 'capture':
      return isOwn ? 'capture' : captures === 1 ? 'forced-reply' : 'reply';
    case 'placement':
      return outcome === undefined && canCapture(after) ? 'offer' : 'quiet';
    case 'removal':
    case 'pass':
      return turn.kind;
  }
};

/** Ways to capture, the ring taken afterwards included where there is one (R11.6). */
const capturesOf = (position: Position): number => {
  let many = 0;
  for (const { kind } of legalTurns(position)) {
    if (kind !== 'capture') break;
    many += 1;
  }
  return many;
};

/** The line of a proof in which the defender holds out longest. */
export const longestLine = ({ replies, turn }: Proof): readonly Turn[] => {
  let longest: readonly Turn[] = [];
  for (const reply of replies) {
    const rest = reply.next === undefined ? [] : longestLine(reply.next);
    if (rest.length + 1 > longest.length) longest = [reply.turn, ...rest];
  }
  return [turn, ...longest];
};

/** A forced line as it is told; captures count as enforced in it. */
export const toldProof = (position: Position, proof: Proof): ToldLine =>
  toldLine(enforcing(position), longestLine(proof));
