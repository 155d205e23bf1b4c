import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { hrefOf } from '../pages/router.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { closeDialog } from '../play/dialogs.ts';
import { AidFields } from './AidFields.tsx';
import { LabelFields, ThemeFields } from './BoardFields.tsx';
import { SoundFields, SpeedField } from './MotionFields.tsx';
import { ClaimFields, ConfirmFields } from './MoveFields.tsx';
import { SwitchOf } from './parts.tsx';
import { TextSizeField } from './ViewFields.tsx';
import { own } from './words.ts';

/** The settings used most over a game, which shows at once what they do. */
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
        <ThemeFields />
        <SwitchOf of="tilt" text={own().tilt} />
        <LabelFields />
        <ConfirmFields />
        <ClaimFields />
        <SpeedField />
        <SoundFields />
        <TextSizeField />
        <SwitchOf of="zen" text={words().zen.name} says={own().zenSays} />
        <AidFields />
      </div>
    </Dialog>
  );
};
