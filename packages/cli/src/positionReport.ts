import {
  canCapture,
  formatPosition,
  formatRing,
  formatTurnIn,
  formatVariant,
  freeRings,
  legalTurns,
  MARBLES,
  marbleAt,
  outcome,
  PLAYERS,
} from '@zertz/rules';
import type { MarbleCount, Position } from '@zertz/rules';
import { BOARD_LEGEND, boardText } from './boardText.ts';
import type { Colours } from './colours.ts';
import { outcomeData } from './data.ts';
import { goalProgress } from './goals.ts';
import { outcomeWords } from './words.ts';

const MOST_CAPTURES = 12;

/** Everything a player sees of a position: board, pool, captives, goals and what must be done. */
export const positionLines = (position: Position, colours: Colours): readonly string[] => {
  const { captives, pool, variant } = position;
  const goals = PLAYERS.map((player) =>
    goalProgress(position, player)
      .map(({ goal, held, of }) => `${goal} ${held}/${of}`)
      .join('  '),
  );
  return [
    ...boardText(position, colours),
    colours.dim(BOARD_LEGEND),
    '',
    `${colours.strong(headline(position))}`,
    `rules     ${formatVariant(variant)}, ${position.board.name} rings`,
    `pool      ${marblesWords(pool, colours)}`,
    ...PLAYERS.map(
      (player, index) =>
        `${player.padEnd(9)} ${marblesWords(captives[player], colours)}  goals ${goals[index] ?? ''}`,
    ),
    `free      ${freeLabels(position).join(' ') || 'none'}`,
    ...captureLines(position, colours),
  ];
};

/** The same for programs. */
export const positionData = (position: Position): object => {
  const { board, captives, pool, rings, turn, variant } = position;
  return {
    position: formatPosition(position),
    rules: formatVariant(variant),
    board: board.name,
    turn,
    pool,
    captives,
    rings: rings
      .toArray()
      .map((ring) => ({ ring: formatRing(board, ring), marble: marbleAt(position, ring) ?? null })),
    free: freeLabels(position),
    captures: captureTexts(position),
    goals: {
      first: goalProgress(position, 'first'),
      second: goalProgress(position, 'second'),
    },
    outcome: outcomeData(outcome(position), position),
  };
};

const headline = (position: Position): string => {
  const end = outcome(position);
  if (end !== undefined) return `game over: ${outcomeWords(end, position)}`;
  const mayMiss = position.variant.missedCapture === 'claimable' && !position.owed;
  if (!canCapture(position)) return `${position.turn} to move`;
  return `${position.turn} to move and ${mayMiss ? 'should' : 'must'} capture`;
};

const marblesWords = (marbles: MarbleCount, colours: Colours): string =>
  MARBLES.map((marble) => `${colours.marble(marble)} ${String(marbles[marble]).padStart(2)}`).join(
    '  ',
  );

const freeLabels = (position: Position): readonly string[] =>
  freeRings(position)
    .toArray()
    .map((ring) => formatRing(position.board, ring));

const captureTexts = (position: Position): readonly string[] => {
  if (!canCapture(position)) return [];
  const texts: string[] = [];
  for (const turn of legalTurns(position)) {
    if (turn.kind !== 'capture') break;
    texts.push(formatTurnIn(position, turn));
  }
  return texts.sort();
};

const captureLines = (position: Position, colours: Colours): readonly string[] => {
  const texts = captureTexts(position);
  if (texts.length === 0) return [];
  const more = texts.length - MOST_CAPTURES;
  const shown = texts.slice(0, MOST_CAPTURES).map((text) => colours.must(text));
  return [
    `captures  ${shown.join('\n          ')}`,
    ...(more > 0 ? [`          and ${more} more`] : []),
  ];
};
