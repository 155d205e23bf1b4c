import { LEVELS } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { newGame, PRESETS, startPosition } from '@zertz/rules';
import type { PresetName } from '@zertz/rules';
import { namesOf, standOf, titleOf } from '../games/describe.ts';
import { words } from '../i18n/words.ts';
import { PRESET_GROUPS } from '../newGame/presetGroups.ts';
import { atTheTable, goTo, goToReview, page } from '../pages/router.ts';
import { fit, isFitted, mirrorBoard, turnBoard } from '../play/camera.ts';
import { dialog } from '../play/dialogs.ts';
import type { DialogName } from '../play/dialogs.ts';
import { pencil, togglePencil } from '../play/drawings.ts';
import { continueGame, playComputer } from '../play/keeping.ts';
import { focusMoveBox } from '../play/shortcuts.ts';
import { openTableDiagram } from '../play/tableDiagram.ts';
import {
  againstComputer,
  begin,
  bothHere,
  isOver,
  mayEnd,
  mayTakeBack,
  solo,
  takeBackTurn,
  TWO_PEOPLE,
} from '../play/store.ts';
import { toggleZen } from '../play/zen.ts';
import { current } from '../storage/current.ts';
import { changeSettings } from '../storage/settings.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { loadGame } from '../storage/savedGame.ts';
import type { Entry } from './entry.ts';
import { called } from './spoken.ts';

const opens = (name: DialogName) => (): void => {
  dialog.value = name;
};

/** What can be done with the game on the table, while it is to be seen. */
export const tableEntries = (): readonly Entry[] => {
  if (!atTheTable.value) return [];
  const running = mayEnd.value;
  const one = (
    key: string,
    icon: Entry['icon'],
    name: Parameters<typeof called>[0],
    act: () => void,
    there = true,
  ): readonly Entry[] =>
    there ? [{ key: `game.${key}`, group: 'game', icon, act, ...called(name) }] : [];
  return [
    ...one('back', 'undo', ({ words: { menu } }) => menu.takeBack, takeBackTurn, mayTakeBack.value),
    ...one('resign', 'flag', ({ words: { menu } }) => menu.resign, opens('resign'), running),
    ...one(
      'draw',
      'handshake',
      ({ words: { menu } }) => menu.draw,
      opens('draw'),
      running && bothHere.value,
    ),
    ...one(
      'type',
      'keyboard',
      ({ words: { menu } }) => menu.typeMove,
      focusMoveBox,
      page.value?.route === 'play',
    ),
    ...one(
      'review',
      'target',
      ({ words: { nav } }) => nav.review,
      () => goToReview(current.value.id),
      isOver.value,
    ),
    ...one('text', 'share', ({ words: { menu } }) => menu.text, opens('text')),
    ...one('diagram', 'picture', ({ words: { menu } }) => menu.diagram, openTableDiagram),
    ...one(
      'fit',
      isFitted.value ? 'shrink' : 'fit',
      ({ words: { view } }) => (isFitted.value ? view.whole : view.fit),
      fit,
    ),
    ...one(
      'turn',
      'turn',
      ({ words: { view } }) => view.turn,
      () => turnBoard(1),
    ),
    ...one(
      'pencil',
      'arrow',
      ({ words: { drawing } }) => (pencil.value ? drawing.stop : drawing.title),
      togglePencil,
    ),
    ...one('mirror', 'mirror', ({ words: { view } }) => view.mirror, mirrorBoard),
    ...one('zen', 'zen', ({ words: { zen } }) => zen.name, toggleZen, page.value?.route === 'play'),
  ];
};

const playAt = (level: Level): void => {
  changeSettings({ level });
  playComputer();
};

export const levelEntries = (): readonly Entry[] =>
  LEVELS.map((level) => ({
    key: `level.${level}`,
    group: 'computer',
    icon: 'computer',
    says: words().levels[level].name,
    act: () => playAt(level),
    ...called(
      ({ words: { newGame: texts } }) => texts.levelNumber(level),
      [
        words().levels[level].name,
        called(({ words: { levels } }) => levels[level].name).also,
        called(({ words: { home } }) => home.computer).text,
        called(({ words: { home } }) => home.computer).also,
      ].join(' '),
    ),
  }));

const playRules = (preset: PresetName): void => {
  begin(newGame(startPosition(PRESETS[preset])), solo.value ? againstComputer() : TWO_PEOPLE);
  goTo('play');
};

export const newGameEntries = (): readonly Entry[] => [
  {
    key: 'new',
    group: 'newGame',
    icon: 'plus',
    act: opens('new-game'),
    ...called(({ words: { menu } }) => menu.newGame),
  },
  {
    key: 'open',
    group: 'newGame',
    icon: 'open',
    act: opens('open'),
    ...called(({ words: { games } }) => games.open),
  },
  ...PRESET_GROUPS.flatMap(({ presets, title }) =>
    presets.map((preset): Entry => ({
      key: `preset.${preset}`,
      group: 'newGame',
      icon: 'plus',
      hidden: title !== 'start',
      says: words().presets[preset].says,
      act: () => playRules(preset),
      ...called(
        ({ words: { presets: texts } }) => texts[preset].name,
        called(({ words: { menu, presetGroups } }) => `${menu.newGame} ${presetGroups[title]}`)
          .also,
      ),
    })),
  ),
];

/** So many of the games that were played last are shown before anything is asked. */
const LATEST = 4;

export const keptEntries = (kept: readonly KeptGame[]): readonly Entry[] =>
  kept.flatMap((one, index) => {
    const loaded = loadGame(one);
    if (loaded === undefined || one.turns.length === 0) return [];
    const { first, second } = namesOf(one);
    return [
      {
        key: `kept.${one.id}`,
        group: 'games' as const,
        icon: 'list' as const,
        hidden: index >= LATEST,
        text: titleOf(one),
        also: `${first} ${second}`,
        says: standOf(one, loaded),
        act: () => continueGame(one),
      },
    ];
  });
