import { joinTurns } from '@zertz/engine';
import type {
  AtOnce,
  CutOff,
  Forced,
  ForcedLine,
  MarbleAt,
  PositionExplanation,
  Step,
  StepKind,
  ToldLine,
} from '@zertz/engine';
import { MARBLES, PLAYERS } from '@zertz/rules';
import type { MarbleCount } from '@zertz/rules';
import { scoreWords } from './reportWords.ts';

/** What is to be said about a position, beside how far the search has come. */
export const explainLines = (told: PositionExplanation): readonly string[] => [
  `depth ${told.depth}, ${told.nodes.toLocaleString('en-GB')} nodes`,
  ...told.lines.flatMap((line) => [
    `${scoreWords(line.score)}  ${joinTurns(line.turns)}`,
    `  ${tradeWords(line)}`,
  ]),
  ...atOnceLines(`${told.player} can take at once:`, told.atOnce),
  ...forcedLines(told.player, told.forced),
  ...threatLines(told),
  ...removalLines(told),
];

const threatLines = ({ threats }: PositionExplanation): readonly string[] => {
  const { atOnce, forced, player } = threats;
  const lines = [
    ...atOnceLines(`${player} could take at once:`, atOnce),
    ...forcedLines(player, forced),
  ];
  return [`if it were the turn of ${player}:`, ...lines.map((line) => `  ${line}`)];
};

const atOnceLines = (heading: string, gains: readonly AtOnce[]): readonly string[] =>
  gains.length === 0
    ? []
    : [
        heading,
        ...gains.map((gain) => {
          const wins = gain.wins ? ', which wins' : '';
          return `  ${gain.turn}: ${wonWords(gain)}${wins}`;
        }),
      ];

const forcedLines = (player: string, forced: Forced): readonly string[] => {
  switch (forced.kind) {
    case 'too-wide':
      return ['forced lines are not looked for: the rings lie too far apart'];
    case 'none':
      return [`${player} has no forced win within ${placementsWords(forced.within)}`];
    case 'stopped':
      return [
        forced.within < 0
          ? `whether ${player} has a forced win was not found out`
          : `${player} has no forced win within ${placementsWords(forced.within)}; more was not found out`,
      ];
    case 'win':
    case 'gain':
      return [
        forcedWords(player, forced),
        ...forced.steps.map(stepWords),
        `  ${tradeWords(forced)}`,
      ];
  }
};

const forcedWords = (player: string, { gain, within }: ForcedLine): string => {
  const aim =
    gain === null ? 'win' : `gain of ${gain.whites} white marble${gain.whites === 1 ? '' : 's'}`;
  const how = within === 0 ? 'by captures alone' : `within ${placementsWords(within)}`;
  return `${player} can force ${gain === null ? 'a ' : 'the '}${aim} ${how}:`;
};

const KIND_WORDS: { readonly [K in StepKind]: string } = {
  offer: 'offers',
  'forced-reply': 'must take',
  reply: 'chooses',
  capture: 'takes',
  claim: 'claims',
  quiet: 'plays',
  removal: 'removes',
  pass: 'passes',
};

const stepWords = ({ captures, kind, player, turn, wins }: Step): string => {
  const choice = kind === 'reply' ? ` among ${captures}` : '';
  return `  ${player} ${KIND_WORDS[kind]}${choice}: ${turn}${wins ? ', and wins' : ''}`;
};

/** `first gains 2 white; second gains 1 black`. */
const tradeWords = ({ gained }: ToldLine): string =>
  PLAYERS.map((player) => `${player} gains ${countWords(gained[player])}`).join('; ');

export const countWords = (marbles: MarbleCount): string => {
  const words = MARBLES.filter((marble) => marbles[marble] > 0).map(
    (marble) => `${marbles[marble]} ${marble}`,
  );
  return words.length === 0 ? 'nothing' : words.join(', ');
};

const wonWords = ({ captured, claimed }: AtOnce): string =>
  [
    ...(captured.length > 0 ? [`captures ${marbleWords(captured)}`] : []),
    ...(claimed.length > 0 ? [`claims ${marbleWords(claimed)}`] : []),
  ].join(' and ');

const marbleWords = (marbles: readonly MarbleAt[]): string =>
  marbles.map(({ marble, ring }) => `${marble} ${ring}`).join(', ');

const removalLines = ({ removals }: PositionExplanation): readonly string[] =>
  removals.length === 0
    ? ['no removal isolates anything']
    : [
        'removals that isolate:',
        ...removals.map(({ parts, ring }) => `  ${ring}: ${parts.map(partWords).join('; ')}`),
      ];

const partWords = ({ claim, marbles, rings }: CutOff): string => {
  const carrying = marbles.length === 0 ? '' : ` with ${marbleWords(marbles)}`;
  const what = `${rings.join(' ')}${carrying}`;
  switch (claim.kind) {
    case 'at-once':
      return `${what}, claimed at once`;
    case 'by-filling':
      return `${what}, claimed with ${claim.marbles.join(' or ')} on ${claim.ring}`;
    case 'no':
      return `${what}, not full: nothing is claimed`;
  }
};

const placementsWords = (many: number): string => `${many} placement${many === 1 ? '' : 's'}`;
