import { PRESETS, newGame, startPosition } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { badLink, game as tableGame } from '../play/store.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import { given, tableNames } from './given.ts';
import type { GivenNames } from './given.ts';
import { names, open, place } from './store.ts';
import { endOf, everyNode, ROOT, treeOf } from './tree.ts';
import { formatTree, parseTree } from './treeData.ts';

/** What is analysed stays in its tab when that is loaded again. */
const KEY = 'zertz.analysis';

let begun = false;

/** Something else is on the board until the analysis is opened again, which then goes on as kept. */
export const putAnalysisAside = (): void => {
  begun = false;
};

/** Puts on the board what was given, or what the address says, or what was there before. */
export const openAnalysis = (hash: string): void => {
  const now = given.peek();
  given.value = undefined;
  const linked = gameFromHash(hash);
  if (now !== undefined) {
    show(now.game, now.names, now.ply);
  } else if (linked !== undefined) {
    badLink.value = linked.ok ? undefined : linked.error;
    if (linked.ok) show(linked.value, {});
    else if (linked.error.readable !== undefined) show(linked.error.readable, {});
  } else if (!begun && !readKept()) {
    const { history } = tableGame.peek();
    if (history.length > 0) show(tableGame.peek(), tableNames());
    else show(newGame(startPosition(PRESETS.official)), {});
  }
  begun = true;
};

const show = (game: Game, of: GivenNames, ply?: number): void => {
  const tree = treeOf(game);
  // Turns of a game are numbered in their order.
  open({ tree, at: ply ?? endOf(tree, ROOT) }, of);
};

export const keepAnalysis = (): void => {
  const { at, tree } = place.peek();
  const data = { tree: formatTree(tree), at: everyNode(tree).indexOf(at) + 1, names: names.peek() };
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
