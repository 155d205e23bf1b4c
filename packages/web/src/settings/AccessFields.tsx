import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { spokenAs } from '../play/spoken.ts';
import { ChoiceOf, SwitchOf } from './parts.tsx';
import { own } from './words.ts';

const EXAMPLE = 'd4';

/** What is heard instead of seen. */
export const AccessFields = (): JSX.Element => (
  <>
    <ChoiceOf of="verbosity" legend={own().verbosity} texts={own().verbosities} />
    <ChoiceOf
      of="spokenLabels"
      legend={own().spoken}
      texts={{
        written: EXAMPLE,
        letters: spokenAs(EXAMPLE, 'letters'),
        words: spokenAs(EXAMPLE, 'words'),
      }}
    />
    <ChoiceOf of="cellOrder" legend={own().order} texts={own().orders} />
    <SwitchOf of="boardTable" text={words().access.boardTable} says={own().boardTableSays} />
  </>
);
