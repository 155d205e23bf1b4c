import type { Words } from '../words.ts';
import { cell, say } from './spoken.ts';
import { end, meter, moves, type } from './game.ts';
import { keys } from './keys.ts';
import { levels } from './levels.ts';
import { aMarble, count, counts, goalName, list, marble, marbleAt, marbleWord } from './marbles.ts';
import { newGame, rulesCard, settings } from './dialogs.ts';
import { options } from './options.ts';
import { app, menu, seats, view } from './page.ts';
import { clock, data, exporting, fault, games, home, nav, notFound, tabs } from './pages.ts';
import { presetGroups, presets } from './presets.ts';
import { refusals } from './refusals.ts';
import { dock, failure, preview, step, tips } from './turn.ts';

/** Español. */
export const es: Words = {
  list,
  counts,
  count,
  goalName,
  marble,
  aMarble,
  marbleWord,
  marbleAt,
  app,
  menu,
  view,
  seats,
  step,
  dock,
  preview,
  tips,
  failure,
  meter,
  moves,
  type,
  end,
  say,
  cell,
  newGame,
  rulesCard,
  settings,
  presets,
  presetGroups,
  options,
  levels,
  keys,
  refusals,
  nav,
  home,
  games,
  exporting,
  fault,
  notFound,
  clock,
  tabs,
  data,
};
