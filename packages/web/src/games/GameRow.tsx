import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { hrefOfReview } from '../pages/router.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { Icon } from '../parts/Icon.tsx';
import { NameBox } from '../parts/NameBox.tsx';
import { continueGame } from '../play/keeping.ts';
import { current } from '../storage/current.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { loadGame } from '../storage/savedGame.ts';
import { analyse } from '../study/given.ts';
import { RowTool } from './RowTool.tsx';
import { namesGiven, rulesOf, standOf, titleOf } from './describe.ts';

interface GameRowProps {
  readonly kept: KeptGame;
  readonly onDelete: () => void;
  readonly onRename: (name: string) => void;
  readonly onExport: () => void;
}

/** A game in the list: a picture, who plays, how it stands, and what can be done with it. */
export const GameRow = ({ kept, onDelete, onRename, onExport }: GameRowProps): JSX.Element => {
  const game = useMemo(() => loadGame(kept), [kept]);
  const naming = useSignal(false);
  const title = titleOf(kept);
  const over = game?.outcome !== undefined;
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const changed = new Date(kept.changed);
  return (
    <li class="card game-row">
      <div class="thumb-frame game-picture">
        {game !== undefined && <BoardThumb position={positionOf(game)} />}
      </div>
      <div class="game-says">
        {naming.value ? (
          <NameBox
            name={kept.name ?? ''}
            hint={title}
            label={words().games.name}
            onDone={(name) => {
              naming.value = false;
              if (name !== undefined) onRename(name);
            }}
          />
        ) : (
          <h2>
            <bdi>{title}</bdi>
            {current.value.id === kept.id && <span class="tag">{words().games.onTable}</span>}
            {kept.assisted === true && <span class="tag">{words().aids.assisted}</span>}
          </h2>
        )}
        <p class={over ? 'game-stand' : 'game-stand running'}>
          {game === undefined ? words().games.broken : standOf(kept, game)}
        </p>
        <p class="quiet">
          {game !== undefined && `${rulesOf(game)} · `}
          {words().games.turns(kept.turns.length)}
        </p>
        <p class="quiet">
          <time dateTime={changed.toISOString()}>{date.format(changed)}</time>
        </p>
      </div>
      <div class="game-acts">
        <button
          type="button"
          class="button"
          aria-label={`${over ? words().games.look : words().games.continue}: ${title}`}
          aria-disabled={game === undefined}
          onClick={() => {
            if (game !== undefined) continueGame(kept);
          }}
        >
          {over ? words().games.look : words().games.continue}
        </button>
        {over && (
          <a
            class="icon-button"
            href={hrefOfReview(kept.id)}
            aria-label={`${words().nav.review}: ${title}`}
            title={words().nav.review}
          >
            <Icon name="target" />
          </a>
        )}
        <RowTool
          icon="graph"
          name={words().nav.analyse}
          of={title}
          act={() => {
            if (game !== undefined) analyse({ game, names: namesGiven(kept), id: kept.id });
          }}
        />
        <RowTool
          icon="pencil"
          name={words().games.rename}
          of={title}
          act={() => (naming.value = true)}
        />
        <RowTool icon="share" name={words().games.export} of={title} act={onExport} />
        <RowTool icon="bin" name={words().games.delete} of={title} act={onDelete} />
      </div>
    </li>
  );
};
