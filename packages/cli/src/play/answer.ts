import {
  agreeDraw,
  demandCapture,
  opponentOf,
  parseTurn,
  playTurn,
  positionOf,
  resign,
  takeBack,
} from '@zertz/rules';
import type { Player, Turn } from '@zertz/rules';
import { exampleWords, legalTexts } from '../legalTexts.ts';
import { notationWords, refusalWords } from '../words.ts';
import type { Answer, PlayEvent, Session } from './events.ts';

const HELP = [
  'A turn is written like this; case and blanks do not matter:',
  '  Wd4,a1           a white marble on d4, and the ring a1 removed',
  '  x d4Bd6Gf4       the marble on d4 jumps over a black one to d6, over a grey one to f4',
  '  Wd4,a1 x Bg1     and claims the black marble cut off on g1; ~ Bg1 leaves it',
  '  -                a pass, where there is nothing to place',
  'Commands:',
  '  board            draw the board again',
  '  legal            list the legal turns',
  '  back             take the last turn back',
  '  demand           have a missed capture taken back, where the rules allow it',
  '  draw             offer a draw, or agree to one',
  '  resign           give the game up',
  '  save FILE        write the game to a file: .sgf, .zen, .json, anything else official',
  '  quit             leave',
];

/** What a typed line does. */
export const answerTo = (session: Session, line: string): Answer => {
  const text = line.trim();
  const [word = '', ...rest] = text.split(/\s+/);
  switch (word.toLowerCase()) {
    case '':
      return only(session);
    case 'help':
    case '?':
      return only(session, ...HELP.map((message): PlayEvent => ({ kind: 'note', message })));
    case 'board':
      return only(session, { kind: 'position', position: positionOf(session.game) });
    case 'legal':
      return only(session, { kind: 'legal', turns: legalTexts(positionOf(session.game)) });
    case 'back':
      return back(session);
    case 'demand':
      return demand(session);
    case 'resign':
      return whileOn(session, () =>
        moved({ ...session, game: resign(session.game, mover(session)) }),
      );
    case 'draw':
      return whileOn(session, () => draw(session));
    case 'save': {
      const file = rest.join(' ');
      return file === ''
        ? only(session, refused('usage', 'save needs a file; for example save game.sgf'))
        : { ...only(session), wish: { kind: 'save', file } };
    }
    case 'quit':
    case 'exit':
      return { ...only(session), wish: { kind: 'quit' } };
    default:
      return typedTurn(session, text);
  }
};

/** Plays a turn that is known to be legal, and says what it did. */
export const withTurn = (session: Session, turn: Turn, by: 'person' | 'computer'): Answer => {
  const next = playTurn(session.game, turn);
  if (!next.ok) {
    const words = refusalWords(next.error, positionOf(session.game).board);
    return only(session, refused(next.error.code, words));
  }
  const game = next.value;
  const ply = game.history.length;
  const played = game.history[ply - 1];
  const level = by === 'computer' ? session.level : undefined;
  return moved(
    { ...session, game, drawOffer: undefined },
    ...(played === undefined ? [] : [{ kind: 'turn', played, ply, by, level } as const]),
  );
};

const only = (session: Session, ...events: readonly PlayEvent[]): Answer => ({
  session,
  events,
  moved: false,
  wish: undefined,
});

const moved = (session: Session, ...events: readonly PlayEvent[]): Answer => ({
  ...only(session, ...events),
  moved: true,
});

const refused = (code: string, message: string): PlayEvent => ({ kind: 'refused', code, message });

const mover = (session: Session): Player => positionOf(session.game).turn;

const whileOn = (session: Session, act: () => Answer): Answer =>
  session.game.outcome === undefined
    ? act()
    : only(session, refused('game-over', 'the game is over; back takes the last turn back'));

const typedTurn = (session: Session, text: string): Answer => {
  const position = positionOf(session.game);
  const parsed = parseTurn(position, text);
  if (parsed.ok) return withTurn(session, parsed.value, 'person');
  const { error } = parsed;
  const why = notationWords(error, position.board);
  const code = error.code === 'refused' ? error.refusal.code : error.code;
  const example = exampleWords(position) || '; type help for the commands';
  return only(session, refused(code, `character ${error.at}: ${why}${example}`));
};

/** Undoes giving up or agreeing; otherwise one turn, against the computer to one's own last. */
const back = (session: Session): Answer => {
  const { computer, game } = session;
  const end = game.outcome?.by;
  if (end === 'resignation' || end === 'agreement') {
    return moved({ ...session, game: { ...game, outcome: undefined }, drawOffer: undefined });
  }
  if (game.history.length === 0) {
    return only(session, refused('nothing-made', 'no turn has been made yet'));
  }
  let earlier = takeBack(game);
  while (earlier.history.length > 0 && computer[positionOf(earlier).turn]) {
    earlier = takeBack(earlier);
  }
  return moved({ ...session, game: earlier, drawOffer: undefined });
};

const demand = (session: Session): Answer => {
  const demanded = demandCapture(session.game);
  if (!demanded.ok) {
    return only(
      session,
      refused(demanded.error.code, 'the last turn missed no capture that may be demanded here'),
    );
  }
  return moved(
    { ...session, game: demanded.value, drawOffer: undefined },
    { kind: 'note', message: 'the turn was taken back; its player must capture' },
  );
};

const draw = (session: Session): Answer => {
  const player = mover(session);
  const opponent = opponentOf(player);
  if (session.computer[opponent]) {
    return only(session, { kind: 'note', message: 'the computer wants to play on' });
  }
  if (session.drawOffer === undefined) {
    return only(
      { ...session, drawOffer: player },
      { kind: 'note', message: 'a draw is offered; draw again agrees, a turn declines' },
    );
  }
  return moved({ ...session, game: agreeDraw(session.game) });
};
