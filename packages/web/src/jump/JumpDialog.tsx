import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { closeDialog, dialog } from '../play/dialogs.ts';
import { keptGames } from '../storage/games.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { GROUPS } from './entry.ts';
import type { Entry, Group } from './entry.ts';
import { keptEntries, levelEntries, newGameEntries, tableEntries } from './gameEntries.ts';
import { matches } from './match.ts';
import { lessonEntries, pageEntries, rulesEntries } from './placeEntries.ts';
import { settingEntries } from './settingEntries.ts';
import { jumpWords } from './words.ts';
import './jump.css';

interface Section {
  readonly group: Group;
  readonly entries: readonly Entry[];
}

/** The group with the best match first; with nothing asked, all in their usual order. */
const sectionsOf = (found: readonly Entry[], asked: boolean): readonly Section[] => {
  const groups = asked ? [...new Set(found.map(({ group }) => group))] : GROUPS;
  return groups
    .map((group) => ({ group, entries: found.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
};

const titleOf = (group: Group): string => {
  const { app, home, menu, nav } = words();
  switch (group) {
    case 'game':
      return app.main;
    case 'pages':
      return nav.label;
    case 'computer':
      return home.computer;
    case 'newGame':
      return menu.newGame;
    default:
      return nav[group];
  }
};

const idOf = ({ key }: Entry): string => `jump-${key}`;

/** Goes anywhere by the name of it. */
export const JumpDialog = (): JSX.Element => {
  const element = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const query = useSignal('');
  const at = useSignal(0);
  const kept = useSignal<readonly KeptGame[]>([]);
  const all = useComputed(() => [
    ...tableEntries(),
    ...pageEntries(),
    ...levelEntries(),
    ...newGameEntries(),
    ...keptEntries(kept.value),
    ...lessonEntries(),
    ...rulesEntries(),
    ...settingEntries(),
  ]);
  const sections = useComputed(() => {
    const asked = query.value.trim() !== '';
    const found = asked
      ? matches(all.value, query.value)
      : all.value.filter(({ hidden }) => hidden !== true);
    return sectionsOf(found, asked);
  });
  const shown = sections.value.flatMap(({ entries }) => entries);
  const active = shown[Math.min(at.value, shown.length - 1)];
  useEffect(() => {
    const jump = element.current;
    if (jump?.open === false) jump.showModal();
    void keptGames().then((games) => {
      kept.value = games;
    });
    return () => jump?.close();
  }, []);
  useLayoutEffect(() => {
    if (active !== undefined) {
      document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [active?.key]);
  const choose = (entry: Entry): void => {
    // It gives the focus back first, so that what is chosen may take it.
    element.current?.close();
    closeDialog();
    entry.act();
  };
  const move = (by: number): void => {
    const now = active === undefined ? 0 : shown.indexOf(active);
    at.value = (now + by + shown.length) % Math.max(1, shown.length);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active !== undefined) choose(active);
    else return;
    event.preventDefault();
  };
  const ask = (text: string): void => {
    query.value = text;
    at.value = 0;
  };
  return (
    <dialog
      ref={element}
      class="jump"
      aria-label={words().nav.jump}
      onClose={() => {
        // What was chosen may have opened another.
        if (dialog.peek() === 'jump') closeDialog();
      }}
      onClick={(event) => {
        if (event.target === element.current) closeDialog();
      }}
    >
      <div class="jump-inside">
        <div class="jump-field">
          <Icon name="search" />
          <input
            ref={box}
            type="text"
            role="combobox"
            dir="auto"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            aria-label={words().nav.jump}
            placeholder={words().nav.jump}
            aria-expanded={shown.length > 0}
            aria-controls="jump-list"
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : idOf(active)}
            value={query.value}
            onInput={({ currentTarget }) => ask(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            class="icon-button"
            aria-label={words().app.dismiss}
            onClick={closeDialog}
          >
            <Icon name="close" />
          </button>
        </div>
        <div id="jump-list" class="jump-list" role="listbox" aria-label={words().nav.jump}>
          {sections.value.map(({ entries, group }) => (
            <div key={group} role="group" aria-label={titleOf(group)}>
              <p class="label" aria-hidden="true">
                {titleOf(group)}
              </p>
              {entries.map((entry) => (
                <Option
                  key={entry.key}
                  entry={entry}
                  active={entry === active}
                  onPoint={() => {
                    at.value = shown.indexOf(entry);
                  }}
                  onChoose={() => choose(entry)}
                />
              ))}
            </div>
          ))}
        </div>
        {shown.length === 0 && (
          <div class="jump-none">
            <p>{jumpWords().none(query.value.trim())}</p>
            <button
              type="button"
              class="button small"
              onClick={() => {
                ask('');
                box.current?.focus();
              }}
            >
              {jumpWords().all}
            </button>
          </div>
        )}
        <p class="unseen" role="status">
          {shown.length === 0
            ? jumpWords().none(query.value.trim())
            : jumpWords().count(shown.length)}
        </p>
      </div>
    </dialog>
  );
};

const Option = ({
  entry,
  active,
  onPoint,
  onChoose,
}: {
  readonly entry: Entry;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}): JSX.Element => (
  <div
    id={idOf(entry)}
    class="jump-option"
    role="option"
    aria-selected={active}
    onPointerMove={(event) => {
      if (event.pointerType === 'mouse' && !active) onPoint();
    }}
    onClick={onChoose}
  >
    <Icon name={entry.icon} />
    <b>
      <bdi>{entry.text}</bdi>
    </b>
    {entry.says !== undefined && <small>{entry.says}</small>}
  </div>
);
