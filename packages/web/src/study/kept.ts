import { computed, signal } from '@preact/signals';
import { formatPosition, formatTurn, PRESETS, newGame, startPosition } from '@zertz/rules';
import type { Game, Position } from '@zertz/rules';
import { namesGiven } from '../games/describe.ts';
import { withStep } from '../play/linkStep.ts';
import { badLink, game as tableGame } from '../play/store.ts';
import { current } from '../storage/current.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import { keptGame } from '../storage/games.ts';
import { marksFromLink } from '../storage/linkMarks.ts';
import { loadGame } from '../storage/savedGame.ts';
import { given, tableNames } from './given.ts';
import type { Given, GivenNames } from './given.ts';
import { showTab } from './shown.ts';
import { change, names, open, place, session } from './store.ts';
import {
  endOf,
  everyNode,
  mainLine,
  nodeAt,
  ROOT,
  treeOf,
  withComment,
  withDrawings,
} from './tree.ts';
import type { Tree } from './tree.ts';
import { formatTree, parseTree } from './treeData.ts';

/** What is analysed stays in its tab when that is loaded again. */
const KEY = 'zertz.analysis';

let begun = false;

/** The kept game that was put on the board. */
const source = signal<{ readonly id: string; readonly start: Position } | undefined>(undefined);

/** Under which id the game on the board is kept here, if it is one of those. */
export const keptId = computed(() =>
  source.value?.start === place.value.tree.start ? source.value.id : undefined,
);

/** Something else is on the board until the analysis is opened again, which then goes on as kept. */
export const putAnalysisAside = (): void => {
  begun = false;
};

/** Puts on the board what was given, or what the address says, or what was there before. */
export const openAnalysis = (hash: string): void => {
  const now = given.peek();
  given.value = undefined;
  if (now !== undefined) {
    show(now);
  } else if (!openLinked(hash) && !begun && !readKept()) {
    const table = tableOf();
    if (table.game.history.length > 0) show(table);
    else show({ game: newGame(startPosition(PRESETS.official)), names: {} });
  }
  begun = true;
};

/** Puts on the board what can be read of a link, and says where that stops; whether anything can. */
const openLinked = (hash: string): boolean => {
  const linked = gameFromHash(hash);
  if (linked === undefined) return false;
  // What can be read of it is here already.
  badLink.value = linked.ok ? undefined : { ...linked.error, readable: undefined };
  const read = linked.ok ? linked.value : linked.error.readable;
  if (read === undefined) return false;
  show({ game: read, names: {} });
  const marks = marksFromLink(hash, '', read.start.board);
  if (!marks.ok && linked.ok) badLink.value = { at: marks.error.at, readable: undefined };
  const { drawings, step, text } = marks.ok ? marks.value : marks.error.readable;
  change(({ at, tree }) => withDrawings(withComment(tree, at, text), at, drawings));
  session.value = withStep(session.peek(), step);
  if (text !== '') showTab('moves');
  return true;
};

/** The game on the table. */
const tableOf = (): Given => ({
  game: tableGame.peek(),
  names: tableNames(),
  id: current.peek().id,
});

const show = ({ game, id, names: of, ply }: Given): void => {
  const tree = treeOf(game);
  // Turns of a game are numbered in their order.
  open({ tree, at: ply ?? endOf(tree, ROOT) }, of);
  source.value = id === undefined ? undefined : { id, start: tree.start };
};

/** Puts a kept game on the board, unless it is there with what has been said of it. */
export const openKept = async (id: string): Promise<boolean> => {
  const kept = current.peek().id === id ? tableOf() : await givenOf(id);
  if (kept === undefined) return false;
  if (!begun) readKept();
  if (keptId.peek() !== id || !isOf(place.peek().tree, kept.game)) show(kept);
  begun = true;
  return true;
};

const givenOf = async (id: string): Promise<Given | undefined> => {
  const kept = await keptGame(id);
  const game = kept === undefined ? undefined : loadGame(kept);
  return kept === undefined || game === undefined
    ? undefined
    : { game, names: namesGiven(kept), id };
};

/** Whether the main line of a tree is this game. */
const isOf = (tree: Tree, { history, start }: Game): boolean => {
  const line = mainLine(tree).map((id) => nodeAt(tree, id).text);
  return (
    formatPosition(tree.start) === formatPosition(start) &&
    line.join('|') === history.map(formatTurn).join('|')
  );
};

export const keepAnalysis = (): void => {
  const { at, tree } = place.peek();
  const data = {
    tree: formatTree(tree),
    at: everyNode(tree).indexOf(at) + 1,
    names: names.peek(),
    id: keptId.peek(),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(data));
  } catch {
    // Then it lasts as long as the page.
  }
};

const readKept = (): boolean => {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof data !== 'object' || data === null || !('tree' in data)) return false;
    const tree = parseTree(data.tree);
    if (!tree.ok) return false;
    const at = 'at' in data && typeof data.at === 'number' ? data.at : 0;
    // Read trees are numbered in the order in which they were written.
    open({ tree: tree.value, at: tree.value.nodes[at] === undefined ? ROOT : at }, namesIn(data));
    source.value =
      'id' in data && typeof data.id === 'string'
        ? { id: data.id, start: tree.value.start }
        : undefined;
    return true;
  } catch {
    return false;
  }
};

const namesIn = (data: object): GivenNames => {
  const found = 'names' in data && typeof data.names === 'object' ? data.names : null;
  const name = (player: 'first' | 'second'): GivenNames => {
    const text: unknown = found === null ? undefined : Reflect.get(found, player);
    return typeof text === 'string' ? { [player]: text } : {};
  };
  return { ...name('first'), ...name('second') };
};
