import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { UndoBar } from '../parts/UndoBar.tsx';
import { Collections } from './Collections.tsx';
import { EngineIdea } from './EngineIdea.tsx';
import { FoundGames } from './FoundGames.tsx';
import { ImportBox } from './ImportBox.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportRunning } from './ImportRunning.tsx';
import { goBack, isAnalysis, left } from './openFound.ts';
import { importFiles } from './runImport.ts';
import { chosen, loading, nothingToSearch, openExplorer, statistics } from './store.ts';
import { TurnTable } from './TurnTable.tsx';
import { explorerWords } from './words.ts';
import './explorer.css';

/** What others played from the position on the board. */
export const ExplorerPanel = (): JSX.Element => {
  useEffect(openExplorer, []);
  const over = useSignal(false);
  return (
    <div
      class={over.value ? 'explorer file-over' : 'explorer'}
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return;
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        over.value = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      }}
      onDrop={(event) => {
        over.value = false;
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        // Anywhere else on the page a file is opened as games of one's own.
        event.preventDefault();
        event.stopPropagation();
        void importFiles(files);
      }}
    >
      <Left />
      <ImportRunning />
      <ImportReport />
      <Played />
      <Collections />
      <ImportBox />
    </div>
  );
};

/** The way back from a game that was opened here. */
const Left = (): JSX.Element => (
  <div class="undo-bar-place" role="status">
    {left.value !== undefined && isAnalysis() && (
      <UndoBar
        text={explorerWords().opened(left.value.title)}
        undo={goBack}
        label={explorerWords().back}
      />
    )}
  </div>
);

const Played = (): JSX.Element => {
  const text = explorerWords();
  if (loading.value) return <p class="explorer-says">{text.loading}</p>;
  if (nothingToSearch.value) return <p class="explorer-says">{text.none}</p>;
  if (chosen.value.size === 0) return <p class="explorer-says">{text.noneChosen}</p>;
  const { found, games, kinds, turns } = statistics.value;
  if (games === 0) return <EngineIdea />;
  return (
    <>
      <p class="explorer-says">{text.came(games, kinds)}</p>
      <TurnTable turns={turns} />
      {kinds > turns.length && <p class="quiet">{text.rarer(kinds - turns.length)}</p>}
      <FoundGames found={found} games={games} />
    </>
  );
};
