import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { hrefOf } from '../pages/router.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { closeDialog } from '../play/dialogs.ts';
import { AidFields, BoardFields, LookFields, TurnFields } from './fields.tsx';

/** The settings over a game, which shows at once what they do. */
export const SettingsDialog = (): JSX.Element => {
  const texts = words().settings;
  return (
    <Dialog
      title={texts.title}
      onClose={closeDialog}
      footer={
        <>
          <a class="button" href={hrefOf('settings')} onClick={closeDialog}>
            {texts.all}
          </a>
          <button type="button" class="button accent" onClick={closeDialog}>
            {texts.close}
          </button>
        </>
      }
    >
      <div class="settings">
        <LookFields />
        <BoardFields />
        <TurnFields />
        <AidFields />
      </div>
    </Dialog>
  );
};
