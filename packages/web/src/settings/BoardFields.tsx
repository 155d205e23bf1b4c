import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { ChoiceOf, SwitchOf } from './parts.tsx';
import { own } from './words.ts';

export const ThemeFields = (): JSX.Element => {
  const { theme, themes } = words().settings;
  const { system: _, ...tables } = themes;
  return (
    <>
      <ChoiceOf of="theme" legend={theme} texts={themes} swatches />
      <ChoiceOf
        of="table"
        legend={own().table}
        texts={{ page: own().tableAsPage, ...tables }}
        swatches
      />
    </>
  );
};

export const LabelFields = (): JSX.Element => (
  <>
    <ChoiceOf of="labels" legend={words().settings.labels} texts={words().settings.labelKinds} />
    <SwitchOf
      of="marbleMarks"
      text={words().settings.marbleMarks}
      says={words().settings.marbleMarksSay}
    />
  </>
);

/** How the board looks. */
export const BoardFields = (): JSX.Element => (
  <>
    <ThemeFields />
    <SwitchOf of="tilt" text={own().tilt} says={own().tiltSays} />
    <LabelFields />
    <SwitchOf of="dots" text={own().dots} says={own().dotsSay} />
    <SwitchOf of="ghost" text={own().ghost} says={own().ghostSays} />
    <ChoiceOf of="highlights" legend={own().highlights} texts={own().highlightKinds} />
    <ChoiceOf of="grow" legend={words().settings.grow} texts={words().settings.grows} />
    <ChoiceOf of="turn" legend={words().settings.turn} texts={TURNS} />
    <SwitchOf of="mirror" text={words().settings.mirror} />
  </>
);

const TURNS = { 0: '0°', 1: '60°', 2: '120°', 3: '180°', 4: '240°', 5: '300°' };
