import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { isShown } from './names.ts';
import { ChoiceOf, SwitchOf } from './parts.tsx';
import { own } from './words.ts';

export const ConfirmFields = (): JSX.Element => {
  const { confirms } = words().settings;
  return (
    <>
      <ChoiceOf of="confirm" legend={own().confirmFree} texts={confirms} />
      <ChoiceOf of="confirmClock" legend={own().confirmClock} texts={confirms} />
    </>
  );
};

export const ClaimFields = (): JSX.Element => (
  <>
    <SwitchOf
      of="alwaysClaim"
      text={words().settings.alwaysClaim}
      says={words().settings.alwaysClaimSays}
    />
    <SwitchOf
      of="keepColour"
      text={words().settings.keepColour}
      says={words().settings.keepColourSays}
    />
  </>
);

/** How a turn is made. */
export const MoveFields = (): JSX.Element => (
  <>
    <ChoiceOf of="input" legend={own().input} texts={own().inputs} />
    <ConfirmFields />
    <ClaimFields />
    <ChoiceOf
      of="autoCapture"
      legend={own().autoCapture}
      texts={own().autoCaptures}
      says={own().autoCaptureSays}
    />
    {isShown('loupe') && <SwitchOf of="loupe" text={own().loupe} says={own().loupeSays} />}
  </>
);
