import { parsePosition, parseTurn, play, unwrap } from '@zertz/rules';
import type { Played, Position, Turn } from '@zertz/rules';
import type { SectionName } from './sections.ts';

export const DIAGRAM_NAMES = [
  'placement',
  'held',
  'jump',
  'chain',
  'isolation',
  'notFull',
] as const;
export type DiagramName = (typeof DIAGRAM_NAMES)[number];

export interface Diagram {
  readonly section: SectionName;
  readonly position: string;
  /** In official notation; without one the diagram only shows the position. */
  readonly turn?: string;
  /** A ring that is held, drawn with what holds it. */
  readonly held?: string;
}

export const DIAGRAMS: { readonly [D in DiagramName]: Diagram } = {
  placement: {
    section: 'placing',
    position: 'oooo/ooGoo/oooooo/ooooooo/ooWooo/ooooo/oooo 5-7-10 0-0-0 0-0-0 1 official',
    turn: 'Bd5,g4',
  },
  held: {
    section: 'placing',
    position: '.ooo/ooooo/oooooo/oooooo./oooooo/ooooo/oo.. 6-8-10 0-0-0 0-0-0 1 official',
    held: 'd6',
  },
  jump: {
    section: 'capturing',
    position: 'oooo/ooooo/oooWoo/oooGooo/oooooo/ooooo/oo.. 5-7-10 0-0-0 0-0-0 1 official',
    turn: 'x c4Ge3',
  },
  chain: {
    section: 'capturing',
    position: 'Gooo/oBooo/oooBoo/..Goooo/.ooooo/oWooo/oooo 5-6-8 0-0-0 0-0-0 1 official',
    turn: 'x a1Bc3Ge2Wg2',
  },
  isolation: {
    section: 'isolating',
    position: 'oooo/oBooo/oooooo/ooooooo/..ooGo/...oo/Wooo 5-7-9 0-0-0 0-0-0 1 official',
    turn: 'Gg2,g3 x Wg1Gg2',
  },
  notFull: {
    section: 'isolating',
    position: 'oooo/oBooo/oooooo/ooooooo/..ooGo/...oo/Wooo 5-7-9 0-0-0 0-0-0 1 official',
    turn: 'Bd4,g3',
  },
};

/** A diagram ready to be drawn. */
export interface Scene {
  readonly position: Position;
  readonly played: Played | undefined;
}

export const sceneOf = (name: DiagramName): Scene => {
  const { position: text, turn } = DIAGRAMS[name];
  const position = unwrap(parsePosition(text));
  if (turn === undefined) return { position, played: undefined };
  const read: Turn = unwrap(parseTurn(position, turn));
  return { position, played: unwrap(play(position, read)) };
};
