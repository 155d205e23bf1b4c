import { computed, signal, useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Notes } from './Notes.tsx';
import { Report } from './Report.tsx';
import { signOf } from './review.ts';
import { numberOf, rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { change, deleted, goTo, place, turnTo } from './store.ts';
import { Tabs } from './Tabs.tsx';
import {
  branchOf,
  deleteAt,
  endOf,
  nextOf,
  nodeAt,
  parentOf,
  pathTo,
  promote,
  ROOT,
  siblingOf,
} from './tree.ts';
import type { NodeId } from './tree.ts';
import { studyWords } from './words.ts';

const tab = signal<'moves' | 'notes' | 'report'>('moves');

/** The turns with their variations, and what is said of them. */
export const MovesCard = (): JSX.Element => (
  <section class="card moves study-moves" aria-label={words().moves.title}>
    <Tabs
      name="moves"
      label={words().moves.title}
      tabs={[
        { value: 'moves', text: words().moves.title },
        { value: 'notes', text: studyWords().notes },
        { value: 'report', text: studyWords().report },
      ]}
      value={tab.value}
      onChange={(value) => {
        tab.value = value;
      }}
    />
    <div
      id="moves-panel"
      class="moves-panel"
      role="tabpanel"
      aria-labelledby={`moves-${tab.value}`}
    >
      {tab.value === 'moves' ? <Moves /> : tab.value === 'notes' ? <Notes /> : <Report />}
    </div>
    <Deleted />
    <Tools />
  </section>
);

/** Arrow keys in the list; sideways they go as the page is read. */
const stepFrom = (key: string): ((at: NodeId) => NodeId) | undefined => {
  const { tree } = place.value;
  const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return key === onward ? (at) => nextOf(tree, at) : (at) => parentOf(tree, at);
    case 'ArrowUp':
      return (at) => siblingOf(tree, at, -1);
    case 'ArrowDown':
      return (at) => siblingOf(tree, at, 1);
    case 'Home':
      return () => ROOT;
    case 'End':
      return (at) => endOf(tree, at);
    default:
      return undefined;
  }
};

const treeNow = computed(() => place.value.tree);
const rowsNow = computed(() => rowsOf(treeNow.value));

const Moves = (): JSX.Element => {
  const { at, tree } = place.value;
  const rows = rowsNow.value;
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>('[aria-current]');
    if (wantsFocus.current) now?.focus({ preventScroll: true });
    wantsFocus.current = false;
    if (box === null) return;
    if (now === null || now === undefined) {
      box.scrollTo({ top: 0 });
      return;
    }
    const [inside, outside] = [now.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inside.top < outside.top || inside.bottom > outside.bottom) {
      box.scrollBy({ top: inside.top - outside.top - box.clientHeight / 2 });
    }
  }, [at, rows.length]);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const step = stepFrom(event.key);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = true;
    goTo(step(at));
  };
  const comment = nodeAt(tree, ROOT).comment;
  return (
    <div class="move-scroll" ref={list} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="move move-start"
        tabIndex={at === ROOT ? 0 : -1}
        aria-current={at === ROOT ? 'true' : undefined}
        onClick={() => goTo(ROOT)}
      >
        {studyWords().start}
      </button>
      {comment !== '' && <p class="move-comment">{comment}</p>}
      <ol class="move-list">
        {rows.map((row, index) => (
          <RowLine key={index} row={row} />
        ))}
      </ol>
    </div>
  );
};

/** Thousands of them may be there: they are drawn again only if the tree has changed. */
const RowLine = memo(({ row }: { readonly row: Row }): JSX.Element => {
  const tree = treeNow.value;
  if (row.kind === 'pair') {
    const comments = row.turns.flatMap((id) =>
      id === undefined || nodeAt(tree, id).comment === '' ? [] : [nodeAt(tree, id).comment],
    );
    return (
      <li class="tree-row">
        <div class="move-line">
          <span class="move-number">{row.number}</span>
          {row.turns.map((id, side) =>
            id === undefined ? (
              <span key={side} class="move-none" aria-hidden="true">
                {side === 0 && '…'}
              </span>
            ) : (
              <Move key={side} id={id} />
            ),
          )}
        </div>
        {comments.map((comment, index) => (
          <p key={index} class="move-comment">
            {comment}
          </p>
        ))}
      </li>
    );
  }
  return (
    <li class="tree-row variation" style={{ '--depth': Math.min(row.depth, 5) }}>
      {row.turns.map((id, index) => (
        <VariationMove key={id} id={id} isFirst={index === 0} />
      ))}
    </li>
  );
});

const VariationMove = ({
  id,
  isFirst,
}: {
  readonly id: NodeId;
  readonly isFirst: boolean;
}): JSX.Element => {
  const tree = treeNow.value;
  const { number, second } = numberOf(tree, pathTo(tree, id).length);
  const { comment } = nodeAt(tree, id);
  return (
    <>
      {(isFirst || !second) && (
        <span class="move-number">
          {number}
          {second ? '…' : '.'}
        </span>
      )}
      <Move id={id} />
      {comment !== '' && <span class="move-comment">{comment}</span>}
    </>
  );
};

const Move = ({ id }: { readonly id: NodeId }): JSX.Element => {
  const { glyph = signOf(id), text } = nodeAt(treeNow.value, id);
  const current = useComputed(() => place.value.at === id);
  return (
    <button
      type="button"
      class="move"
      tabIndex={current.value ? 0 : -1}
      aria-current={current.value ? 'true' : undefined}
      data-node={id}
      onClick={() => goTo(id)}
    >
      <bdi>
        {text}
        {glyph !== undefined && (
          <span class={`glyph ${glyph.includes('?') ? 'bad' : 'good'}`}> {glyph}</span>
        )}
      </bdi>
    </button>
  );
};

const Deleted = (): JSX.Element => {
  const before = deleted.value;
  return (
    <div class="undo-bar-place" role="status">
      {before !== undefined && (
        <div class="undo-bar">
          <span>{words().games.deleted(before.text)}</span>
          <button
            type="button"
            class="button small"
            onClick={() => {
              deleted.value = undefined;
              turnTo(before);
            }}
          >
            <Icon name="undo" />
            {words().games.undo}
          </button>
        </div>
      )}
    </div>
  );
};

const Tools = (): JSX.Element => {
  const { at, tree } = place.value;
  const end = endOf(tree, at);
  return (
    <div class="tools">
      <Tool icon="first" name={words().moves.first} off={at === ROOT} act={() => goTo(ROOT)} />
      <Tool
        icon="previous"
        name={words().moves.previous}
        off={at === ROOT}
        act={() => goTo(parentOf(tree, at))}
      />
      <Tool
        icon="next"
        name={words().moves.next}
        off={at === end}
        act={() => goTo(nextOf(tree, at))}
      />
      <Tool icon="last" name={words().moves.last} off={at === end} act={() => goTo(end)} />
      <span class="grow" />
      <Tool
        icon="up"
        name={studyWords().promote}
        off={branchOf(tree, at) === undefined}
        act={() => change((now) => promote(now.tree, now.at))}
      />
      <Tool
        icon="bin"
        name={studyWords().delete}
        off={at === ROOT}
        act={() => {
          const { text } = nodeAt(tree, at);
          turnTo(deleteAt(tree, at));
          deleted.value = { tree, at, text };
        }}
      />
    </div>
  );
};

const Tool = ({
  icon,
  name,
  off,
  act,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly off: boolean;
  readonly act: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="icon-button"
    aria-label={name}
    title={name}
    aria-disabled={off}
    onClick={() => {
      if (!off) act();
    }}
  >
    <Icon name={icon} />
  </button>
);
