import { lazy, Suspense } from 'preact/compat';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Part } from '../pages/Fault.tsx';
import { Tool } from '../parts/Tool.tsx';
import { UndoBar } from '../parts/UndoBar.tsx';
import { MoveTree } from './MoveTree.tsx';
import { Notes } from './Notes.tsx';
import { Report } from './Report.tsx';
import { showTab, tab } from './shown.ts';
import { change, deleted, goTo, place, turnTo } from './store.ts';
import { Tabs } from './Tabs.tsx';
import { branchOf, deleteAt, endOf, nextOf, nodeAt, parentOf, promote, ROOT } from './tree.ts';
import { studyWords } from './words.ts';

const ExplorerPanel = lazy(async () => {
  const { ExplorerPanel: Loaded, ready } = await import('../explorer/pages.ts');
  await ready();
  return Loaded;
});

/** The turns with their variations, and what is said of them. */
export const MovesCard = (): JSX.Element => (
  <section class="card moves study-moves" aria-label={words().moves.title} data-tab={tab.value}>
    <Tabs
      name="moves"
      label={words().moves.title}
      tabs={[
        { value: 'moves', text: words().moves.title },
        { value: 'explorer', text: studyWords().explorer },
        { value: 'notes', text: studyWords().notes },
        { value: 'report', text: studyWords().report },
      ]}
      value={tab.value}
      onChange={showTab}
    />
    <div
      id="moves-panel"
      class="moves-panel"
      role="tabpanel"
      aria-labelledby={`moves-${tab.value}`}
    >
      {tab.value === 'moves' && <MoveTree />}
      {tab.value === 'explorer' && (
        <Part>
          <Suspense fallback={<p class="quiet" />}>
            <ExplorerPanel />
          </Suspense>
        </Part>
      )}
      {tab.value === 'notes' && <Notes />}
      {tab.value === 'report' && <Report />}
    </div>
    <Deleted />
    <Tools />
  </section>
);

const Deleted = (): JSX.Element => {
  const before = deleted.value;
  return (
    <div class="undo-bar-place" role="status">
      {before !== undefined && (
        <UndoBar
          text={words().games.deleted(before.text)}
          undo={() => {
            deleted.value = undefined;
            turnTo(before);
          }}
        />
      )}
    </div>
  );
};

const Tools = (): JSX.Element => {
  const { at, tree } = place.value;
  const end = endOf(tree, at);
  return (
    <div class="tools">
      <Tool icon="first" name={words().moves.first} off={at === ROOT} act={() => goTo(ROOT)} />
      <Tool
        icon="previous"
        name={words().moves.previous}
        off={at === ROOT}
        act={() => goTo(parentOf(tree, at))}
      />
      <Tool
        icon="next"
        name={words().moves.next}
        off={at === end}
        act={() => goTo(nextOf(tree, at))}
      />
      <Tool icon="last" name={words().moves.last} off={at === end} act={() => goTo(end)} />
      <span class="grow" />
      <Tool
        icon="up"
        name={studyWords().promote}
        off={branchOf(tree, at) === undefined}
        act={() => change((now) => promote(now.tree, now.at))}
      />
      <Tool
        icon="bin"
        name={studyWords().delete}
        off={at === ROOT}
        act={() => {
          const { text } = nodeAt(tree, at);
          turnTo(deleteAt(tree, at));
          deleted.value = { tree, at, text };
        }}
      />
    </div>
  );
};
