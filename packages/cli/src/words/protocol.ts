import type { Option, ProtocolError } from '@zertz/engine';
import { notationWords } from './notation.ts';
import { placeOfPositionError, positionWords, variantWords } from './position.ts';

/** Why a line of the engine protocol was not obeyed, and what was expected. */
export const protocolWords = (error: ProtocolError): string => {
  switch (error.code) {
    case 'unknown-command':
      return `'${error.word}' is not a command; expected zertz, isready, newgame, setoption, position, go, stop or quit`;
    case 'words-left-over':
      return `'${error.found}' follows ${error.command}, which stands alone`;
    case 'option-incomplete':
      return 'expected setoption name NAME value VALUE';
    case 'unknown-option':
      return `'${error.name}' is not an option; expected Hash, Clock, Seed or Level`;
    case 'bad-value':
      return `'${error.found}' is no value of ${error.option.name}; expected ${valuesOf(error.option)}`;
    case 'no-limit':
      return 'expected go movetime N, go nodes N, go depth N or go infinite';
    case 'unknown-limit':
      return `'${error.found}' does not belong after go; expected movetime, nodes, depth, infinite or multipv`;
    case 'bad-number':
      return error.found === ''
        ? `the number after ${error.name} is missing; expected a whole number from 1`
        : `'${error.found}' follows ${error.name}; expected a whole number from 1`;
    case 'infinite-limited':
      return 'infinite and a limit exclude each other; expected one of them after go';
    case 'no-position':
      return 'expected position startpos or position and its text';
    case 'bad-preset':
      return `preset, character ${error.error.offset + 1}: ${variantWords(error.error)}`;
    case 'bad-position': {
      const at = placeOfPositionError(error.error);
      return `position${at === undefined ? '' : `, character ${at}`}: ${positionWords(error.error)}`;
    }
    case 'bad-turn': {
      const { board, number, text } = error;
      const at = `turn ${number}, '${text}', character ${error.error.at}`;
      return `${at}: ${notationWords(error.error, board)}`;
    }
    case 'turn-after-end':
      return `turn ${error.number}, '${error.text}': the game is over; expected no more turns`;
    case 'thinking':
      return `${error.command} has to wait for bestmove; expected stop, isready or quit`;
    case 'engine-failed':
      return `the engine broke down: ${error.message}`;
  }
};

const valuesOf = (option: Option): string =>
  option.type === 'combo'
    ? option.values.join(' or ')
    : `a whole number from ${option.min} to ${option.max}`;
