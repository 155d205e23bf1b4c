import { signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { PageHeading } from '../pages/PageHeading.tsx';
import { AccessFields } from './AccessFields.tsx';
import { AidFields } from './AidFields.tsx';
import { BoardFields } from './BoardFields.tsx';
import { DataFields } from './DataFields.tsx';
import { KeyFields } from './KeyFields.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MotionFields } from './MotionFields.tsx';
import { GROUPS, openedGroup } from './names.ts';
import type { GroupName } from './names.ts';
import { MoveFields } from './MoveFields.tsx';
import { Preview } from './Preview.tsx';
import { ViewFields } from './ViewFields.tsx';
import { own } from './words.ts';
import './settings.css';

const FIELDS = {
  board: BoardFields,
  moves: MoveFields,
  view: ViewFields,
  motion: MotionFields,
  access: AccessFields,
  keys: KeyFields,
  aids: AidFields,
  language: LanguageChoice,
  data: DataFields,
} as const satisfies { readonly [G in GroupName]: FunctionComponent };

const LEFT: readonly GroupName[] = ['board', 'motion', 'aids'];
const RIGHT: readonly GroupName[] = ['moves', 'view', 'access', 'language'];
const WIDE: readonly GroupName[] = ['keys', 'data'];

const titleOf = (name: GroupName): string => {
  if (name === 'keys') return own().keys;
  return name === 'data' ? words().data.title : own().groups[name];
};

/** All settings, with a board that shows at once what they do. */
export const SettingsPage = (): JSX.Element => (
  <main id="content" class="page settings-page" tabIndex={-1}>
    <PageHeading>{words().settings.title}</PageHeading>
    <div class="settings-columns">
      <Preview />
      {isList.value ? (
        <Column names={GROUPS} />
      ) : (
        <>
          <Column names={LEFT} />
          <Column names={RIGHT} />
          <Column names={WIDE} wide />
        </>
      )}
    </div>
  </main>
);

const Column = ({
  names,
  wide = false,
}: {
  readonly names: readonly GroupName[];
  readonly wide?: boolean;
}): JSX.Element => (
  <div class={wide ? 'settings-column settings-wide' : 'settings-column'}>
    {names.map((name) => (
      <Group key={name} name={name} />
    ))}
  </div>
);

const small = matchMedia('(max-width: 45em), (max-height: 32.5em)');
/** A list of groups, one of which is opened at a time, where there is no room for all. */
const isList = signal(small.matches);
small.addEventListener('change', () => {
  isList.value = small.matches;
});

const Group = ({ name }: { readonly name: GroupName }): JSX.Element => {
  const Fields = FIELDS[name];
  const title = titleOf(name);
  if (!isList.value) {
    return (
      <section class="card settings" aria-label={title}>
        <h2>{title}</h2>
        <Fields />
      </section>
    );
  }
  const open = openedGroup.value === name;
  return (
    <details
      class="card settings-group"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) openedGroup.value = name;
        else if (openedGroup.value === name) openedGroup.value = undefined;
      }}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && (
        <div class="settings">
          <Fields />
        </div>
      )}
    </details>
  );
};
