import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import { standOf, titleOf } from '../games/describe.ts';
import { words } from '../i18n/words.ts';
import { Part } from '../pages/Fault.tsx';
import { PageHeading } from '../pages/PageHeading.tsx';
import { hrefOf } from '../pages/router.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { BoardArea } from '../play/BoardArea.tsx';
import { dialog } from '../play/dialogs.ts';
import { Dock } from '../play/Dock.tsx';
import { continueGame, playComputer, playPeople } from '../play/keeping.ts';
import { game } from '../play/store.ts';
import { pencil } from '../play/drawings.ts';
import { PencilPanel } from '../play/PencilPanel.tsx';
import { tip } from '../play/tipNow.ts';
import { TipText } from '../play/TipText.tsx';
import { keptGames } from '../storage/games.ts';
import { tableThemeNow } from '../storage/settings.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { loadGame } from '../storage/savedGame.ts';
import { HowCard } from './HowCard.tsx';
import { PuzzleOfDay } from './PuzzleOfDay.tsx';

/** The first page: a board that can be played on at once, and the ways on from it. */
export const HomePage = (): JSX.Element => (
  <main id="content" class="home" tabIndex={-1}>
    <section class="hero">
      <PageHeading>
        {words().home.headline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </PageHeading>
      <p class="hero-says">{words().home.says}</p>
      <div class="ways">
        <Way
          icon="computer"
          look="accent"
          title={words().home.computer}
          says={words().home.computerSays}
          act={playComputer}
        />
        <Way
          icon="people"
          title={words().home.people}
          says={words().home.peopleSays}
          act={playPeople}
        />
        <Way
          icon="settings"
          title={words().home.choose}
          says={words().home.chooseSays}
          act={() => {
            dialog.value = 'new-game';
          }}
        />
      </div>
      <div class="hero-links">
        <a class="learn-link" href={hrefOf('learn')}>
          <Icon name="learn" />
          {words().home.learn}
        </a>
        <button
          type="button"
          class="learn-link"
          onClick={() => {
            dialog.value = 'open';
          }}
        >
          <Icon name="open" />
          {words().games.open}
        </button>
      </div>
    </section>
    <section class="stage" data-theme={tableThemeNow()} aria-label={words().home.board}>
      <BoardArea />
      <div class="stage-side">
        {pencil.value ? <PencilPanel /> : <Tip />}
        <Dock />
      </div>
    </section>
    <Part>
      <Cards />
    </Part>
  </main>
);

const Way = ({
  icon,
  title,
  says,
  act,
  look = '',
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly says: string;
  readonly act: () => void;
  readonly look?: string;
}): JSX.Element => (
  <button type="button" class={`way ${look}`} onClick={act}>
    <Icon name={icon} />
    <span>
      <b>{title}</b> <small>{says}</small>
    </span>
  </button>
);

/** One sentence at a time, and later the way to the whole table. */
const Tip = (): JSX.Element | null => {
  if (tip.value !== undefined) {
    return (
      <div class="stage-tip">
        <TipText />
      </div>
    );
  }
  if (game.value.history.length === 0) return null;
  return (
    <a class="button stage-on" href={hrefOf('play')}>
      {words().home.goOn}
    </a>
  );
};

const SHOWN = 4;

const Cards = (): JSX.Element => {
  const games = useSignal<readonly KeptGame[] | undefined>(undefined);
  useEffect(() => {
    void keptGames().then((all) => {
      games.value = all.filter(({ turns }) => turns.length > 0).slice(0, SHOWN);
    });
  }, []);
  const some = games.value !== undefined && games.value.length > 0;
  return (
    <div class="home-cards">
      <PuzzleOfDay />
      <HowCard pictured={!some} />
      {some && (
        <section class="card home-games" aria-labelledby="home-games-title">
          <header class="card-head">
            <h2 id="home-games-title">{words().home.games}</h2>
            <a class="link" href={hrefOf('games')}>
              {words().home.allGames}
            </a>
          </header>
          <ul>
            {games.value?.map((kept) => (
              <HomeGame key={kept.id} kept={kept} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const HomeGame = ({ kept }: { readonly kept: KeptGame }): JSX.Element | null => {
  const loaded = loadGame(kept);
  if (loaded === undefined) return null;
  return (
    <li>
      <button type="button" class="home-game" onClick={() => continueGame(kept)}>
        <span
          class={`thumb-frame ${loaded.outcome === undefined ? 'running' : ''}`}
          data-theme={tableThemeNow()}
        >
          <BoardThumb position={positionOf(loaded)} />
        </span>
        <Lines first={titleOf(kept)} second={standOf(kept, loaded)} />
      </button>
    </li>
  );
};

const Lines = ({
  first,
  second,
}: {
  readonly first: ComponentChildren;
  readonly second: ComponentChildren;
}): JSX.Element => (
  <span class="home-game-says">
    <b>
      <bdi>{first}</bdi>
    </b>{' '}
    <span>{second}</span>
  </span>
);
