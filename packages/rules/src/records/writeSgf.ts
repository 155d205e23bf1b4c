import { formatRing } from '../board.ts';
import type { BoardName } from '../board.ts';
import type { Game } from '../game.ts';
import { NO_MARBLES } from '../marbleCount.ts';
import { outcome } from '../outcome.ts';
import { placementSource } from '../placement.ts';
import type { Played } from '../play.ts';
import { startPosition } from '../position.ts';
import type { Position } from '../position.ts';
import { formatPosition } from '../positionText.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { MARBLES, opponentOf, PLAYERS } from '../types.ts';
import type { Marble, Player, Ring } from '../types.ts';
import type { Variant } from '../variant.ts';
import { POOL, SEAT_OF } from './boardspaceCommand.ts';
import { GAME_NUMBER, OWN_NAMES, RULES_PROPERTY, SETUPS } from './boardspaceSetup.ts';
import type { GameRecord, WriteError } from './record.ts';
import { formatSetup } from './setup.ts';
import { formatSgfProperty } from './sgf.ts';

/**
 * Writes a game as boardspace.net records it. Rules that boardspace does not play go into a
 * property of our own, so that reading gives the same game; what has no command is refused.
 */
export const writeSgf = (record: GameRecord): Result<string, WriteError> => {
  const { details, game, players } = record;
  const what = inexpressible(game);
  if (what !== undefined) return err({ code: 'not-expressible', format: 'sgf', what });
  const { start } = game;
  const lines = [
    '(;',
    `GM[${GAME_NUMBER}]VV[2]`,
    ...setUpLines(start.variant),
    ...Object.entries({ ...details, RE: details['RE'] ?? resultOf(record) })
      .filter(([name, value]) => /^[A-Z]{1,2}$/.test(name) && value !== '' && !OWN_NAMES.has(name))
      .map(([name, value]) => formatSgfProperty(name, value)),
    ...PLAYERS.map((player) => moveProperty(player, `id "${players[player]}"`)),
    ...commandsOf(game).map(
      ([player, command], index) => `; ${moveProperty(player, `${index} ${command}`)}`,
    ),
    ')',
  ];
  return ok(`${lines.join('\n')}\n`);
};

type Spoken = readonly [player: Player, command: string];

const moveProperty = (player: Player, value: string): string =>
  formatSgfProperty(`P${SEAT_OF[player]}`, value);

const SETUP_ON: ReadonlyMap<BoardName, string> = new Map([
  [37, 'Zertz'],
  [48, 'Zertz+11'],
  [61, 'Zertz+24'],
  [204, 'Zertz+xx'],
]);

const setUpLines = (variant: Variant): readonly string[] => {
  const setup = SETUP_ON.get(variant.board) ?? '';
  const usual = SETUPS.get(setup);
  const rules = formatSetup(withoutHandicap(variant));
  return [
    formatSgfProperty('SU', setup),
    ...(usual !== undefined && formatSetup(usual) === rules
      ? []
      : [formatSgfProperty(RULES_PROPERTY, rules)]),
  ];
};

/** A handicap is given by moves. */
const withoutHandicap = (variant: Variant): Variant => ({
  ...variant,
  handicap: { first: NO_MARBLES, second: NO_MARBLES },
});

const inexpressible = (game: Game): WriteError['what'] | undefined => {
  const { demanded, history, start } = game;
  if (!start.rings.equals(start.board.rings) || !SETUP_ON.has(start.board.name)) return 'layout';
  // Nobody plays on the whole grid: it is where rings are laid out.
  if (start.board.name === 204 && history.length > 0) return 'layout';
  const plain = startPosition(start.variant, { turn: start.turn });
  if (formatPosition(start) !== formatPosition(plain)) return 'start-position';
  // Nothing can be said after a start that is already an end.
  if (outcome(start) !== undefined) return 'start-position';
  // The demand that a turn be taken back has no command.
  if (demanded !== undefined) return 'variant';
  return history.map(beyondCommands).find((what) => what !== undefined);
};

const beyondCommands = ({ declined, turn }: Played): WriteError['what'] | undefined => {
  if (declined.length > 0) return 'declined-claim';
  switch (turn.kind) {
    case 'placement':
      return undefined;
    case 'capture':
      return turn.removal === undefined ? undefined : 'ring-after-capture';
    case 'removal':
      return 'rings-only-turn';
    case 'pass':
      return 'pass';
  }
};

const commandsOf = ({ history, outcome: end, start }: Game): readonly Spoken[] => {
  const spoken: Spoken[] = [...startCommands(start), ...history.flatMap(turnCommands)];
  const toMove = history.at(-1)?.after.turn ?? start.turn;
  switch (end?.by) {
    case 'resignation': {
      const loser = end.winner === undefined ? toMove : opponentOf(end.winner);
      return [...spoken, [loser, 'Resign'], [loser, 'Done']];
    }
    case 'time':
      return [...spoken, [end.winner ?? opponentOf(toMove), 'WinOnTime']];
    case 'agreement':
      return [...spoken, [toMove, 'OfferDraw'], [opponentOf(toMove), 'AcceptDraw']];
    default:
      return spoken;
  }
};

const startCommands = ({ turn, variant }: Position): readonly Spoken[] => {
  const given = PLAYERS.flatMap((player) =>
    MARBLES.flatMap((marble) =>
      new Array<Spoken>(variant.handicap[player][marble]).fill([
        player,
        `RtoR ${POOL} ${colour(marble)} ${SEAT_OF[player]}`,
      ]),
    ),
  );
  const edits: readonly Spoken[] = given.length === 0 ? [] : [['first', 'Edit'], ...given];
  return [...edits, [turn, `Start P${SEAT_OF[turn]}`]];
};

const turnCommands = ({ before, turn }: Played): readonly Spoken[] => {
  const player = before.turn;
  const place = (ring: Ring): string => placeWords(before, ring);
  const parts: string[] = [];
  if (turn.kind === 'placement') {
    const rack = placementSource(before) === 'pool' ? POOL : SEAT_OF[player];
    parts.push(`RtoB ${rack} ${colour(turn.marble)} ${place(turn.to)}`);
    if (turn.removal !== undefined) parts.push(`R- ${place(turn.removal)}`);
  } else if (turn.kind === 'capture') {
    const [, ...landings] = turn.path;
    landings.forEach((to, jump) => parts.push(`BtoB ${place(turn.path[jump] ?? to)} ${place(to)}`));
  }
  return [...parts, 'Done'].map((command) => [player, command]);
};

/** `D 4` */
const placeWords = ({ board }: Position, ring: Ring): string => {
  const label = formatRing(board, ring).toUpperCase();
  return `${label.slice(0, 1)} ${label.slice(1)}`;
};

const colour = (marble: Marble): number => MARBLES.indexOf(marble);

/** The result in boardspace's words; '' while there is none. */
const resultOf = ({ game, players }: GameRecord): string => {
  const end = game.outcome;
  if (end === undefined || end.by === 'collaboration') return '';
  return end.winner === undefined ? 'The game is a draw' : `Game won by ${players[end.winner]}`;
};
