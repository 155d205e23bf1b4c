import { computed, useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { Notation } from '../play/Notation.tsx';
import { signOf } from './review.ts';
import { numberOf, rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { goTo, place } from './store.ts';
import { endOf, nextOf, nodeAt, parentOf, pathTo, ROOT, siblingOf } from './tree.ts';
import type { NodeId } from './tree.ts';
import { studyWords } from './words.ts';

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

/** The turns, two a row, with their variations in between. */
export const MoveTree = (): JSX.Element => {
  const { at, tree } = place.value;
  const rows = rowsNow.value;
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (wantsFocus.current) currentIn(list.current)?.focus({ preventScroll: true });
    wantsFocus.current = false;
    reveal(list.current);
  }, [at, rows.length]);
  // What appears above leaves the list less room.
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => reveal(box));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
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

const currentIn = (box: HTMLElement | null): HTMLElement | null | undefined =>
  box?.querySelector<HTMLElement>('[aria-current]');

/** Brings the turn that is on the board into sight, where it is not. */
const reveal = (box: HTMLElement | null): void => {
  const inside = currentIn(box)?.getBoundingClientRect();
  const outside = box?.getBoundingClientRect();
  if (box === null || inside === undefined || outside === undefined) return;
  if (inside.top < outside.top || inside.bottom > outside.bottom) {
    box.scrollBy({ top: inside.top - outside.top - box.clientHeight / 2 });
  }
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
        <Notation text={text} />
        {glyph !== undefined && (
          <span class={`glyph ${glyph.includes('?') ? 'bad' : 'good'}`}> {glyph}</span>
        )}
      </bdi>
    </button>
  );
};
