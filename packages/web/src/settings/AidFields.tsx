import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { isShown } from './names.ts';
import { ChoiceOf } from './parts.tsx';
import { TipsSwitch } from './TipsSwitch.tsx';

/** What helps, and what the opponent may take. */
export const AidFields = (): JSX.Element => (
  <>
    <TipsSwitch />
    <ChoiceOf
      of="thinking"
      legend={words().settings.thinking}
      texts={words().settings.thinkings}
      says={words().settings.thinkingSays}
    />
    <ChoiceOf of="worth" legend={words().settings.worth} texts={words().settings.worths} />
    {isShown('threads') && (
      <ChoiceOf
        of="threads"
        legend={words().settings.threads}
        texts={words().settings.threadKinds}
        says={words().settings.threadsSay}
      />
    )}
  </>
);
