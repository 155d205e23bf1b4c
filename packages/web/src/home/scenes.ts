import { boxAround, shapeOf } from '@zertz/art';
import type { BoardView } from '@zertz/art';
import { newGame, parsePosition, parseRing, unwrap } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { sessionOf } from '../play/session.ts';
import { takeColour, tapRing } from '../play/taps.ts';
import { boardView } from '../play/view.ts';

/** What a turn can be, each on a handful of rings and with its last step about to be made. */
interface Scene {
  readonly position: string;
  readonly marble?: Marble;
  readonly taps: readonly string[];
}

export const SCENES: readonly Scene[] = [
  {
    position: '..../.ooo./..oW../..ooo../..Bo../.ooo./.... 5-8-9 0-0-0 0-0-0 1 official',
    marble: 'grey',
    taps: ['d4', 'f2'],
  },
  {
    position: '..../.Woo./..Go../..ooo../..Bo../.ooo./.... 5-7-9 0-0-0 0-0-0 1 official',
    taps: [],
  },
  {
    position: '..W./..o../...o../..ooo../..oB../.ooo./.... 5-8-9 0-0-0 0-0-0 1 official',
    marble: 'grey',
    taps: ['b3', 'c4'],
  },
];

const WAIT = { confirm: true, alwaysClaim: true };

/** The board of a scene, drawn just as in a game, around the rings it has. */
export const viewOfScene = ({ marble, position: text, taps }: Scene): BoardView => {
  const position = unwrap(parsePosition(text));
  const begun = sessionOf(newGame(position), 'grey');
  const held = marble === undefined ? begun : takeColour(begun, marble).session;
  const session = taps.reduce((now, label) => {
    const ring = parseRing(position.board, label);
    return ring === undefined ? now : tapRing(now, ring, WAIT).session;
  }, held);
  const whole = shapeOf(position.board, position.rings);
  const view = boardView(session, {
    shape: { ...whole, edges: [], box: boxAround(whole.places.filter(({ used }) => used)) },
    labels: 'off',
    marbleMarks: false,
    strength: 1,
    dots: true,
    ghost: true,
    drags: false,
    pointed: undefined,
    last: undefined,
    chipText: () => '',
  });
  // There is no room for words on so few rings; the sentence below has them.
  return { ...view, chip: undefined };
};
