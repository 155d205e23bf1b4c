import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { gameOf } from './collection.ts';
import type { CollectedGame } from './collection.ts';
import { openFound, titleOf } from './openFound.ts';
import type { Found } from './statistics.ts';
import { explorerWords } from './words.ts';

/** So many are shown at once, and so many more each time they are asked for. */
const PORTION = 8;

/** Games that came to the position, to be opened where they did. */
export const FoundGames = ({
  found,
  games,
}: {
  readonly found: readonly Found[];
  readonly games: number;
}): JSX.Element => {
  const shown = useSignal(PORTION);
  useEffect(() => {
    shown.value = PORTION;
  }, [found]);
  const listed = found.slice(0, shown.value);
  return (
    <section class="found-games" aria-labelledby="found-games">
      <h2 id="found-games" class="label">
        {explorerWords().found}
      </h2>
      <ul>
        {listed.map((one, index) => (
          <GameLine key={index} found={one} />
        ))}
      </ul>
      {found.length > listed.length && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            shown.value += PORTION;
          }}
        >
          {words().games.more}
        </button>
      )}
      {found.length === listed.length && games > found.length && (
        <p class="quiet">{explorerWords().firstOf(found.length, games)}</p>
      )}
    </section>
  );
};

const GameLine = ({ found }: { readonly found: Found }): JSX.Element | null => {
  const game = gameOf(found.collection, found.game);
  if (game === undefined) return null;
  const turn = game.turns.split('|')[found.ply] ?? '';
  return (
    <li>
      <button
        type="button"
        class="game-line"
        title={explorerWords().openGame(titleOf(game), turn)}
        onClick={() => openFound(found)}
      >
        <span class={`game-result ${game.winner ?? ''}`} aria-hidden="true">
          {signOf(game)}
        </span>
        <span class="game-players">
          <bdi>{titleOf(game)}</bdi>
        </span>
        <span class="unseen">. {resultOf(game)}. </span>
        <span class="quiet">{aboutOf(game)}</span>
      </button>
    </li>
  );
};

const signOf = ({ over, winner }: CollectedGame): string => {
  if (winner !== null) return winner === 'first' ? '◆' : '●';
  return over ? '=' : '–';
};

const resultOf = ({ over, players: [first, second], winner }: CollectedGame): string => {
  const { end, games, seats } = words();
  if (winner === null) return over ? end.tie : games.filters.running;
  return end.wins(winner === 'first' ? first || seats.first : second || seats.second);
};

const dateOf = ({ details }: CollectedGame): string =>
  details['Date'] ?? details['DT'] ?? details['date'] ?? '';

/** When it was played, or else what its record calls it. */
const aboutOf = (game: CollectedGame): string => {
  const { details } = game;
  const name = details['Event'] ?? details['GN'] ?? details['id'] ?? '';
  return [dateOf(game), name].find((text) => text.trim() !== '') ?? '';
};
