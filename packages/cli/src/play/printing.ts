import { formatPosition, formatTurn } from '@zertz/rules';
import type { Colours } from '../colours.ts';
import { outcomeData, playedData } from '../data.ts';
import { positionData, positionLines } from '../positionReport.ts';
import { outcomeWords, turnWords } from '../words.ts';
import type { PlayEvent } from './events.ts';

/** An event for people. */
export const eventLines = (event: PlayEvent, colours: Colours): readonly string[] => {
  switch (event.kind) {
    case 'position':
      return ['', ...positionLines(event.position, colours)];
    case 'turn': {
      const { level, played, ply } = event;
      const computer = level === undefined ? '' : ` (computer, level ${level})`;
      const who = `${played.before.turn}${computer}`;
      return [`${ply}. ${who}: ${colours.strong(formatTurn(played))}  (${turnWords(played)})`];
    }
    case 'legal':
      return event.turns;
    case 'refused':
      return [colours.wrong(event.message)];
    case 'note':
      return [event.message];
    case 'end':
      return [
        '',
        colours.strong(`The game is over: ${outcomeWords(event.outcome, event.position)}`),
        formatPosition(event.position),
      ];
  }
};

/** An event for programs. */
export const eventData = (event: PlayEvent): object => {
  switch (event.kind) {
    case 'position':
      return { event: 'position', ...positionData(event.position) };
    case 'turn': {
      const { by, level, played, ply } = event;
      const whose = level === undefined ? { by } : { by, level };
      return { event: 'turn', ...whose, ...playedData(played, ply) };
    }
    case 'legal':
      return { event: 'legal', turns: event.turns };
    case 'refused':
      return { event: 'refused', error: { code: event.code, message: event.message } };
    case 'note':
      return { event: 'note', message: event.message };
    case 'end':
      return {
        event: 'end',
        outcome: outcomeData(event.outcome, event.position),
        position: formatPosition(event.position),
      };
  }
};
