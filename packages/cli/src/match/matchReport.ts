import { estimateElo, logLikelihoodRatio, sprtBounds, sprtVerdict } from './elo.ts';
import type { Sprt } from './elo.ts';
import type { MatchSettings } from './matchRun.ts';
import type { FinishedGame, Tally } from './tally.ts';

/** `A 3, B 1, 0 tied`. */
export const standing = ({ lost, tied, won }: Tally): string => `A ${won}, B ${lost}, ${tied} tied`;

/** Who failed in which game, and how. */
export const failureWords = ({ failure, pair, swapped }: FinishedGame): string | undefined =>
  failure === undefined
    ? undefined
    : `game ${2 * pair + Number(swapped) + 1}: ${failure.side.toUpperCase()} ${failure.message}`;

export const reportLines = (tally: Tally, settings: MatchSettings): readonly string[] => {
  const { a, b, sprt } = settings;
  const { ends, failed, firstWon, games, pairs } = tally;
  return [
    `A  ${a.text}`,
    `B  ${b.text}`,
    `games   ${games}: ${standing(tally)}; the first player won ${firstWon}`,
    `pairs   ${pairs.join(' ')}  (0, ½, 1, 1½ and 2 points for A)`,
    `Elo     ${eloWords(tally)}`,
    ...(sprt === undefined ? [] : [`SPRT    ${sprtWords(tally, sprt)}`]),
    ...(games === 0
      ? []
      : [
          `ends    ${ends.map(({ end, games: many, won }) => `${end} ${many} (A ${won})`).join(', ')}`,
        ]),
    ...(failed.a + failed.b === 0 ? [] : [`failed  A ${failed.a}, B ${failed.b}`]),
  ];
};

export const reportData = (
  tally: Tally,
  settings: MatchSettings,
  games: readonly FinishedGame[],
): object => {
  const { sprt } = settings;
  return {
    a: settings.a.text,
    b: settings.b.text,
    ...tally,
    elo: estimateElo(tally.pairs) ?? null,
    sprt:
      sprt === undefined
        ? null
        : {
            ...sprt,
            ratio: logLikelihoodRatio(tally.pairs, sprt),
            bounds: sprtBounds(sprt),
            accepted: sprtVerdict(tally.pairs, sprt) ?? null,
          },
    failures: games.map(failureWords).filter((words) => words !== undefined),
  };
};

const eloWords = ({ pairs }: Tally): string => {
  const found = estimateElo(pairs);
  if (found === undefined) return 'not known before a pair is complete';
  const score = `A scores ${(100 * found.score).toFixed(1)} %`;
  if (found.elo === undefined) return `${score}; no number says how much that is`;
  const bound = (elo: number | undefined, none: string): string =>
    elo === undefined ? none : signed(elo);
  const range = `${bound(found.from, '-∞')} to ${bound(found.to, '+∞')}`;
  return `${signed(found.elo)} for A (95 %: ${range}); ${score}`;
};

const sprtWords = ({ pairs }: Tally, sprt: Sprt): string => {
  const [lower, upper] = sprtBounds(sprt).map((bound) => bound.toFixed(2));
  const verdict = sprtVerdict(pairs, sprt);
  const decided =
    verdict === undefined
      ? 'undecided'
      : `decided for ${signed(verdict === 'elo1' ? sprt.elo1 : sprt.elo0)} Elo`;
  const ratio = logLikelihoodRatio(pairs, sprt).toFixed(2);
  return `${signed(sprt.elo0)} or ${signed(sprt.elo1)} Elo: ${ratio} between ${lower} and ${upper}, ${decided}`;
};

const signed = (elo: number): string =>
  `${elo === 0 ? '' : elo < 0 ? '-' : '+'}${Math.abs(elo).toFixed(Number.isInteger(elo) ? 0 : 1)}`;
