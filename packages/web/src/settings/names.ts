import { signal } from '@preact/signals';
import type { Words } from '../i18n/words.ts';
import type { Settings } from '../storage/settingsValues.ts';
import { hasThreads } from '../computer/threads.ts';
import { mayVibrate } from './mayVibrate.ts';
import type { SettingsPageWords } from './words.ts';

/** The groups of settings, in the order of a list. */
export const GROUPS = [
  'board',
  'moves',
  'view',
  'motion',
  'access',
  'keys',
  'aids',
  'language',
  'data',
] as const;
export type GroupName = (typeof GROUPS)[number];

/** The group that is open where they are a list; it stays so when the page is come back to. */
export const openedGroup = signal<GroupName | undefined>(undefined);

type Named = readonly [GroupName, (words: Words, own: SettingsPageWords) => string];

/** The level is chosen with a game. */
export type SettingName = Exclude<keyof Settings, 'level'> | 'tips';

/** Where each setting is, and what it is called there: one without either does not compile. */
export const SETTINGS: { readonly [S in SettingName]: Named } = {
  theme: ['board', ({ settings }) => settings.theme],
  table: ['board', (_, own) => own.table],
  tilt: ['board', (_, own) => own.tilt],
  labels: ['board', ({ settings }) => settings.labels],
  marbleMarks: ['board', ({ settings }) => settings.marbleMarks],
  dots: ['board', (_, own) => own.dots],
  ghost: ['board', (_, own) => own.ghost],
  highlights: ['board', (_, own) => own.highlights],
  grow: ['board', ({ settings }) => settings.grow],
  turn: ['board', ({ settings }) => settings.turn],
  mirror: ['board', ({ settings }) => settings.mirror],
  input: ['moves', (_, own) => own.input],
  confirm: ['moves', (_, own) => own.confirmFree],
  confirmClock: ['moves', (_, own) => own.confirmClock],
  alwaysClaim: ['moves', ({ settings }) => settings.alwaysClaim],
  keepColour: ['moves', ({ settings }) => settings.keepColour],
  autoCapture: ['moves', (_, own) => own.autoCapture],
  loupe: ['moves', (_, own) => own.loupe],
  hand: ['view', (_, own) => own.hand],
  clockOver: ['view', (_, own) => own.clockOver],
  textSize: ['view', (_, own) => own.textSize],
  density: ['view', (_, own) => own.density],
  faceToFace: ['view', ({ face }) => face.name],
  zen: ['view', ({ zen }) => zen.name],
  zenClocks: ['view', (_, own) => own.zenClocks],
  motion: ['motion', ({ settings }) => settings.motion],
  sound: ['motion', ({ settings }) => settings.sound],
  moveVolume: ['motion', (_, own) => own.moveVolume],
  alertVolume: ['motion', (_, own) => own.alertVolume],
  turnSignal: ['motion', ({ settings }) => settings.turnSignal],
  vibration: ['motion', ({ settings }) => settings.vibration],
  verbosity: ['access', (_, own) => own.verbosity],
  spokenLabels: ['access', (_, own) => own.spoken],
  cellOrder: ['access', (_, own) => own.order],
  boardTable: ['access', ({ access }) => access.boardTable],
  shortcuts: ['keys', ({ settings }) => settings.shortcuts],
  keys: ['keys', (_, own) => own.keys],
  tips: ['aids', ({ settings }) => settings.tips],
  thinking: ['aids', ({ settings }) => settings.thinking],
  worth: ['aids', ({ settings }) => settings.worth],
  threads: ['aids', ({ settings }) => settings.threads],
  language: ['language', ({ settings }) => settings.language],
};

const hasTouch = navigator.maxTouchPoints > 0;

const SHOWN: { readonly [S in SettingName]?: boolean } = {
  vibration: mayVibrate,
  loupe: hasTouch,
  threads: hasThreads,
};

/** Whether a setting means anything on this device. */
export const isShown = (name: SettingName): boolean => SHOWN[name] ?? true;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The id of the field of a setting. */
export const fieldId = (name: SettingName): string => `setting-${name}`;
