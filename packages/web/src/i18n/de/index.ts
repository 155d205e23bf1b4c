/** Deutsch. */

export { access, zen } from './access.ts';
export { aids, face, replies } from './aids.ts';
export { cell, say } from './spoken.ts';
export { end, meter, moves, type } from './game.ts';
export { hints } from './hints.ts';
export { inFile } from './inFile.ts';
export { drawing } from './drawing.ts';
export { keys } from './keys.ts';
export { levels } from './levels.ts';
export { aMarble, count, counts, goalName, list, marble, marbleAt, marbleWord } from './marbles.ts';
export { newGame, rulesCard, settings } from './dialogs.ts';
export { options } from './options.ts';
export { app, menu, seats, view } from './page.ts';
export { clock, data, exporting, fault, games, home, nav, notFound, tabs } from './pages.ts';
export { presetGroups, presets } from './presets.ts';
export { refusals } from './refusals.ts';
export { dock, failure, preview, step, tips } from './turn.ts';
