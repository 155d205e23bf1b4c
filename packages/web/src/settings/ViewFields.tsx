import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { TEXT_SIZES } from '../storage/settingsValues.ts';
import type { TextSize } from '../storage/settingsValues.ts';
import { FaceSwitch } from './FaceSwitch.tsx';
import { ChoiceOf, SwitchOf } from './parts.tsx';
import { own } from './words.ts';

export const TextSizeField = (): JSX.Element => (
  <ChoiceOf
    of="textSize"
    legend={own().textSize}
    texts={
      Object.fromEntries(TEXT_SIZES.map((size) => [size, own().percent(size)])) as {
        readonly [S in TextSize]: string;
      }
    }
  />
);

/** What is beside the board, and how large. */
export const ViewFields = (): JSX.Element => (
  <>
    <ChoiceOf of="hand" legend={own().hand} texts={own().hands} says={own().handSays} />
    <SwitchOf of="clockOver" text={own().clockOver} />
    <TextSizeField />
    <ChoiceOf of="density" legend={own().density} texts={own().densities} />
    <FaceSwitch />
    <SwitchOf of="zen" text={words().zen.name} says={own().zenSays} />
    <SwitchOf of="zenClocks" text={own().zenClocks} />
  </>
);
