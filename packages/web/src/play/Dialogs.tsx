import { lazy, Suspense } from 'preact/compat';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { atTheTable, hrefOf } from '../pages/router.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Boundary } from '../parts/Boundary.tsx';
import { closeDialog, dialog } from './dialogs.ts';
import { tableGame } from './keeping.ts';
import { keysHere } from './keyHelp.ts';
import { openTableDiagram } from './tableDiagram.ts';
import { tableLink } from './tableLink.ts';
import { withKeys } from './keyNames.ts';
import { agreeDrawNow, isHere, nearPlayer, resignNow, seats, toMove } from './store.ts';

/** Loaded when they are first opened. */
const NewGameDialog = lazy(
  async () => (await import('../newGame/NewGameDialog.tsx')).NewGameDialog,
);
const SettingsDialog = lazy(async () => {
  const { ready, SettingsDialog: Loaded } = await import('../settings/pages.ts');
  await ready();
  return Loaded;
});
const ExportDialog = lazy(async () => (await import('../games/ExportDialog.tsx')).ExportDialog);
const DiagramDialog = lazy(async () => {
  const { DiagramDialog: Loaded, ready } = await import('../diagram/pages.ts');
  await ready();
  return Loaded;
});

const GamesDialog = lazy(async () => {
  const { OpenDialog: Loaded, ready } = await import('../games/openPages.ts');
  await ready();
  return Loaded;
});

const JumpDialog = lazy(async () => {
  const { JumpDialog: Loaded, ready } = await import('../jump/pages.ts');
  await ready();
  return Loaded;
});

/** The dialog that is open, if any; one that breaks is closed, and the game goes on. */
export const Dialogs = (): JSX.Element => (
  <Boundary key={dialog.value} instead={() => null}>
    <Suspense fallback={null}>
      <OpenDialog />
    </Suspense>
  </Boundary>
);

const OpenDialog = (): JSX.Element | null => {
  switch (dialog.value) {
    case undefined:
      return null;
    case 'new-game':
      return <NewGameDialog />;
    case 'settings':
      return <SettingsDialog />;
    case 'text':
      return (
        <ExportDialog
          kept={tableGame()}
          link={tableLink()}
          onDiagram={openTableDiagram}
          onClose={closeDialog}
        />
      );
    case 'diagram':
      return <DiagramDialog />;
    case 'jump':
      return <JumpDialog />;
    case 'open':
      return <GamesDialog />;
    case 'keys':
      return <KeysDialog />;
    case 'resign':
      return <Ask question={resignQuestion()} act={resignNow} title={words().menu.resign} />;
    case 'draw':
      return <Ask question={words().menu.drawAsk} act={agreeDrawNow} title={words().menu.draw} />;
  }
};

const resignQuestion = (): string => {
  const { name } = seats.value[isHere.value ? toMove.value : nearPlayer.value];
  return name === words().seats.you ? words().menu.resignAskYou : words().menu.resignAsk(name);
};

const Ask = ({
  title,
  question,
  act,
}: {
  readonly title: string;
  readonly question: string;
  readonly act: () => void;
}): JSX.Element => (
  <Dialog
    title={title}
    onClose={closeDialog}
    footer={
      <>
        <button type="button" class="button" onClick={closeDialog}>
          {words().menu.no}
        </button>
        <button
          type="button"
          class="button accent"
          onClick={() => {
            closeDialog();
            act();
          }}
        >
          {words().menu.yes}
        </button>
      </>
    }
  >
    <p>{question}</p>
  </Dialog>
);

const KeysDialog = (): JSX.Element => (
  <Dialog title={words().menu.keys} onClose={closeDialog} wide text>
    <p class="help-ways">
      <a class="link" href={hrefOf('learn')} onClick={closeDialog}>
        {words().home.learn}
      </a>
      <a class="link" href={hrefOf('rules')} onClick={closeDialog}>
        {words().nav.rules}
      </a>
    </p>
    <div class="keys">
      {keysHere(words().keys.groups).map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <dl>
            {group.rows.map(([keys, says]) => (
              <div key={keys}>
                <dt>
                  <kbd dir="ltr">{withKeys(keys)}</kbd>
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {atTheTable.value && <p class="quiet">{words().type.hint}</p>}
    </div>
  </Dialog>
);
