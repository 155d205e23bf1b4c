import {
  columnLetter,
  formatRing,
  formatTurn,
  freeRings,
  isRingsOnly,
  marbleAt,
  MARBLES,
  PLAYERS,
  RingSet,
  total,
} from '@zertz/rules';
import type { Marble, Ring } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { cellsOf, holdersOf } from '../play/cells.ts';
import { meterName } from '../play/meterText.ts';
import { choices } from '../play/openChoices.ts';
import { openPaths } from '../play/paths.ts';
import type { OpenPath } from '../play/paths.ts';
import { turnText } from '../play/say.ts';
import { mayPlaceInstead } from '../play/session.ts';
import { helpLines } from './help.ts';
import { says } from './line.ts';
import type { Answer } from './line.ts';
import type { Question } from './question.ts';
import { isOver } from './scene.ts';
import type { Scene } from './scene.ts';
import { why } from './why.ts';
import { questionWords } from './words.ts';

export const answerTo = (question: Exclude<Question, { kind: 'undo' }>, scene: Scene): Answer => {
  const { position } = scene;
  switch (question.kind) {
    case 'board':
      return wholeBoard(scene);
    case 'marbles':
      return says(marbles(scene, question.marble));
    case 'column':
      return says(column(scene, question.column));
    case 'ring':
      return says(ringText(scene, question.ring));
    case 'free':
      return says(questionWords().free(labelsOf(scene, freeNow(scene).toArray())));
    case 'captures':
      return captures(scene);
    case 'goals':
      return says(
        questionWords().toWin(position.variant.goals.map((goal) => words().goalName(goal))),
        ...PLAYERS.map((player) =>
          meterName(scene.seats[player].name, position.variant, position.captives[player]),
        ),
      );
    case 'pool':
      return pool(scene);
    case 'last':
      return last(scene);
    case 'clock':
      return clock(scene);
    case 'why':
      return why(scene, question.ring);
    case 'help':
      return { lines: helpLines() };
  }
};

const labelsOf = ({ position: { board } }: Scene, rings: readonly Ring[]): readonly string[] =>
  rings.map((ring) => formatRing(board, ring));

/** The marble on a ring, be it one that the turn has just placed. */
const marbleOn = ({ active, position, session }: Scene, ring: Ring): Marble | undefined =>
  active && ring === session.draft.placed ? session.draft.marble : marbleAt(position, ring);

const wholeBoard = (scene: Scene): Answer => {
  const { rings } = scene.position;
  const gone = scene.game.start.rings.diff(rings).toArray();
  const occupied = rings.toArray().filter((ring) => marbleOn(scene, ring) !== undefined);
  return says(
    questionWords().total(rings.size, occupied.length),
    ...MARBLES.map((marble) => marbles(scene, marble)),
    ...(gone.length === 0 ? [] : [questionWords().gone(labelsOf(scene, gone))]),
  );
};

const marbles = (scene: Scene, marble: Marble): string => {
  const on = scene.position.rings.toArray().filter((ring) => marbleOn(scene, ring) === marble);
  return questionWords().marbles(marble, labelsOf(scene, on));
};

const column = (scene: Scene, index: number): string => {
  const { board, rings } = scene.position;
  const cells = scene.game.start.rings
    .toArray()
    .filter((ring) => board.columnOf[ring] === index)
    .map((ring) => {
      const content = rings.has(ring) ? contentOf(scene, ring) : questionWords().goneWord;
      return words().cell.name(formatRing(board, ring), content, undefined);
    });
  return `${words().app.column(columnLetter(index))}: ${cells.join('; ')}.`;
};

const contentOf = (scene: Scene, ring: Ring): string => {
  const marble = marbleOn(scene, ring);
  return marble === undefined ? words().cell.empty : words().marbleWord(marble);
};

/** What a screen reader says of the ring, or when it left. */
const ringText = (scene: Scene, ring: Ring): string => {
  const { active, context, position, session } = scene;
  if (!position.rings.has(ring)) {
    return words().refusals['ring-gone']({ code: 'ring-gone', ring }, context);
  }
  if (active) return `${cellsOf(session)[ring]?.name ?? ''}.`;
  const vacant = marbleAt(position, ring) === undefined;
  const state = freeRings(position).has(ring)
    ? words().cell.free
    : words().cell.heldBy(holdersOf(position, ring));
  const label = formatRing(position.board, ring);
  return `${words().cell.name(label, contentOf(scene, ring), vacant ? state : undefined)}.`;
};

/** Rings that could leave now, or with the turn as far as it is made. */
const freeNow = ({ active, position, session: { draft } }: Scene): RingSet => {
  if (!active) return freeRings(position);
  const { removals } = choices({ ...draft, removal: undefined, declined: RingSet.EMPTY });
  return draft.placed === undefined && removals.isEmpty ? freeRings(position) : removals;
};

const captures = (scene: Scene): Answer => {
  const { session } = scene;
  if (isOver(scene)) {
    return says(words().refusals['game-over']({ code: 'game-over' }, scene.context));
  }
  const paths = openPaths(session.draft, undefined);
  const ways =
    paths.length > 0 && mayPlaceInstead(session)
      ? `${words().step.mayCapture}: ${words().step.ways(paths.length)}.`
      : words().say.captures(paths.length);
  return {
    lines: [
      { text: ways },
      ...paths.map((path) => ({ term: pathText(scene, path), text: words().counts(path.gain) })),
    ],
  };
};

/** A capture as it is written. */
const pathText = (scene: Scene, { rings, taken }: OpenPath): string => {
  const [from = '', ...landings] = labelsOf(scene, rings);
  const jumps = landings.map(
    (to, index) => `${taken[index]?.marble.charAt(0).toUpperCase() ?? ''}${to}`,
  );
  return `x ${from}${jumps.join('')}`;
};

const pool = ({ context, position, seats }: Scene): Answer => {
  if (total(position.pool) > 0) return says(questionWords().pool(words().counts(position.pool)));
  return says(
    isRingsOnly(position)
      ? words().refusals['rings-only']({ code: 'rings-only' }, context)
      : questionWords().poolEmpty,
    ...PLAYERS.map((player) => {
      const held = position.captives[player];
      const counts = total(held) === 0 ? undefined : words().counts(held);
      return questionWords().holds(seats[player].name, counts);
    }),
  );
};

const last = ({ last: played, ply, seats }: Scene): Answer =>
  played === undefined
    ? says(words().moves.empty)
    : says(
        questionWords().last(Math.ceil(ply / 2), formatTurn(played)),
        turnText(played, seats[played.before.turn].name),
      );

const clock = ({ clock: left, seats }: Scene): Answer =>
  left === undefined
    ? says(questionWords().noClock)
    : says(...PLAYERS.map((player) => `${words().clock.name(seats[player].name, left[player])}.`));
