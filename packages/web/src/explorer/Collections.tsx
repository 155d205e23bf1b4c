import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { NameBox } from '../parts/NameBox.tsx';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { CollectionInfo } from '../storage/collections.ts';
import { UndoBar } from '../parts/UndoBar.tsx';
import { gamesIn } from './collection.ts';
import {
  choose,
  chosen,
  collections,
  loaded,
  OWN,
  removeCollection,
  removed,
  renameCollection,
  undoRemoval,
  unkept,
} from './store.ts';
import { explorerWords } from './words.ts';

const MEGABYTE = 1024 * 1024;

/** Which collections there are; those that are ticked are looked into. */
export const Collections = (): JSX.Element => (
  <section class="collections" aria-labelledby="collections">
    <h2 id="collections" class="label">
      {explorerWords().collections}
    </h2>
    <ul>
      <Own />
      {collections.value?.map((info) => (
        <One key={info.id} info={info} />
      ))}
    </ul>
    <div class="undo-bar-place" role="status">
      {removed.value !== undefined && (
        <UndoBar
          text={words().games.deleted(removed.value.info.name)}
          undo={() => void undoRemoval()}
        />
      )}
    </div>
    <p class="quiet">{explorerWords().symmetric}</p>
  </section>
);

const Own = (): JSX.Element => {
  const games = loaded.value.get(OWN);
  return (
    <li>
      <Tick
        id={OWN}
        name={explorerWords().own}
        says={games === undefined ? '' : explorerWords().count(gamesIn(games))}
      />
    </li>
  );
};

const One = ({ info }: { readonly info: CollectionInfo }): JSX.Element => {
  const naming = useSignal(false);
  const { broken, size } = explorerWords();
  const megabytes = new Intl.NumberFormat(document.documentElement.lang, {
    maximumSignificantDigits: 2,
  });
  const unreadable = loaded.value.has(info.id) && loaded.value.get(info.id) === undefined;
  if (naming.value) {
    return (
      <li>
        <NameBox
          name={info.name}
          hint={info.name}
          label={explorerWords().name}
          onDone={(name) => {
            naming.value = false;
            if (name !== undefined && name !== '') void renameCollection(info, name);
          }}
        />
      </li>
    );
  }
  const about = [
    unreadable ? broken : size(info.games, megabytes.format(Math.max(info.bytes / MEGABYTE, 0.01))),
    ...(unkept.value.has(info.id) ? [explorerWords().unkept] : []),
  ];
  return (
    <li>
      <Tick id={info.id} name={info.name} says={about.join(', ')} />
      <button
        type="button"
        class="icon-button"
        aria-label={`${words().games.rename}: ${info.name}`}
        title={words().games.rename}
        onClick={() => {
          naming.value = true;
        }}
      >
        <Icon name="pencil" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={`${words().games.delete}: ${info.name}`}
        title={words().games.delete}
        onClick={() => void removeCollection(info)}
      >
        <Icon name="bin" />
      </button>
    </li>
  );
};

const Tick = ({
  id,
  name,
  says,
}: {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}): JSX.Element => (
  <label class="collection-tick">
    <input
      type="checkbox"
      checked={chosen.value.has(id)}
      onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
    />
    <span>
      <bdi>{name}</bdi> <span class="quiet">{says}</span>
    </span>
  </label>
);
