import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { UndoBar } from '../parts/UndoBar.tsx';
import { gameSubject } from '../diagram/gameSubject.ts';
import { openDiagram } from '../diagram/subject.ts';
import { words } from '../i18n/words.ts';
import { PageHeading } from '../pages/PageHeading.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { dialog } from '../play/dialogs.ts';
import { playComputer, putAside } from '../play/keeping.ts';
import { current } from '../storage/current.ts';
import { countGames, forgetGame, keepGame, keptGames, nameGame } from '../storage/games.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { loadGame } from '../storage/savedGame.ts';
import { namesOf, titleOf } from './describe.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { GameRow } from './GameRow.tsx';
import './games.css';

type Filter = 'all' | 'running' | 'over';

/** So many are shown at once, and so many more each time they are asked for. */
const PORTION = 24;

const isOver = (kept: KeptGame): boolean => loadGame(kept)?.outcome !== undefined;

/** The games that are kept in this browser. */
export const GamesPage = (): JSX.Element => {
  const all = useSignal<readonly KeptGame[] | undefined>(undefined);
  const unread = useSignal(0);
  const filter = useSignal<Filter>('all');
  const shown = useSignal(PORTION);
  const deleted = useSignal<KeptGame | undefined>(undefined);
  const exported = useSignal<KeptGame | undefined>(undefined);
  const load = async (): Promise<void> => {
    const [games, count] = await Promise.all([keptGames(), countGames()]);
    unread.value = Math.max(0, count - games.length);
    // Games nobody has made a turn in would only be in the way.
    all.value = games.filter(({ turns }) => turns.length > 0);
  };
  // Games may have been opened from a file in the dialog.
  useEffect(() => {
    if (dialog.value === undefined) void load();
  }, [dialog.value]);
  const listed = all.value?.filter(
    (kept) => filter.value === 'all' || isOver(kept) === (filter.value === 'over'),
  );
  const remove = async (kept: KeptGame): Promise<void> => {
    if (current.value.id === kept.id) putAside();
    await forgetGame(kept.id);
    await load();
    deleted.value = kept;
  };
  const undo = async (kept: KeptGame): Promise<void> => {
    await keepGame(kept);
    deleted.value = undefined;
    await load();
  };
  const rename = async ({ id }: KeptGame, typed: string): Promise<void> => {
    const name = typed === '' ? undefined : typed;
    await nameGame(id, name);
    if (current.value.id === id) current.value = { ...current.value, name };
    await load();
  };
  return (
    <main id="content" class="page games-page" tabIndex={-1}>
      <header class="page-head">
        <PageHeading>{words().games.title}</PageHeading>
        {(all.value?.length ?? 0) > 0 && (
          <Choice
            name="filter"
            legend={words().games.filter}
            hideLegend
            value={filter.value}
            options={(['all', 'running', 'over'] as const).map((value) => ({
              value,
              text: words().games.filters[value],
            }))}
            onChange={(value) => {
              filter.value = value;
            }}
          />
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            dialog.value = 'open';
          }}
        >
          <Icon name="open" />
          {words().games.open}
        </button>
      </header>
      <div class="undo-bar-place" role="status">
        {deleted.value !== undefined && (
          <UndoBar
            text={words().games.deleted(titleOf(deleted.value))}
            undo={() => {
              if (deleted.value !== undefined) void undo(deleted.value);
            }}
          />
        )}
      </div>
      {listed !== undefined && listed.length > 0 && (
        <ul class="game-list">
          {listed.slice(0, shown.value).map((kept) => (
            <GameRow
              key={kept.id}
              kept={kept}
              onDelete={() => void remove(kept)}
              onRename={(name) => void rename(kept, name)}
              onExport={() => {
                exported.value = kept;
              }}
            />
          ))}
        </ul>
      )}
      {listed !== undefined && listed.length > shown.value && (
        <button
          type="button"
          class="button"
          onClick={() => {
            shown.value += PORTION;
          }}
        >
          {words().games.more}
        </button>
      )}
      {listed?.length === 0 && <Empty none={all.value?.length === 0} />}
      {unread.value > 0 && <p class="quiet">{words().games.unread(unread.value)}</p>}
      {exported.value !== undefined && (
        <ExportDialog
          kept={exported.value}
          onDiagram={draw(exported.value)}
          onClose={() => {
            exported.value = undefined;
          }}
        />
      )}
    </main>
  );
};

const draw = (kept: KeptGame) => (): void => {
  const game = loadGame(kept);
  if (game !== undefined) openDiagram(gameSubject(game, namesOf(kept)));
};

const Empty = ({ none }: { readonly none: boolean }): JSX.Element => (
  <div class="card games-empty">
    <p>{none ? words().games.none : words().games.noneFound}</p>
    {none && (
      <button type="button" class="button accent" onClick={playComputer}>
        {words().games.play}
      </button>
    )}
  </div>
);
