import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { formatTurn, positionOf } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Tool } from '../parts/Tool.tsx';
import { dialog } from './dialogs.ts';
import { MoveBox } from './MoveBox.tsx';
import { askHint, hintsAllowed, mayAsk } from './hints.ts';
import { game, lookAt, mayEnd, mayTakeBack, session, takeBackTurn, viewing } from './store.ts';
import { playing } from './turnPanel.ts';

/** Arrow keys in the list, in plies; sideways they go as the page is read. */
const stepOf = (key: string): number | undefined => {
  const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return key === onward ? 1 : -1;
    case 'ArrowUp':
      return -2;
    case 'ArrowDown':
      return 2;
    default:
      return undefined;
  }
};

interface Line {
  readonly n: number;
  readonly cells: readonly (Cell | undefined)[];
}

interface Cell {
  readonly ply: number;
  readonly text: string;
}

/** Turns two a line, the first player's on the left whoever began. */
const linesOf = ({ history }: Game): readonly Line[] => {
  const lines: Line[] = [];
  for (const [index, played] of history.entries()) {
    const cell = { ply: index + 1, text: formatTurn(played) };
    const second = played.before.turn === 'second';
    const last = lines[lines.length - 1];
    if (second && last?.cells[0] !== undefined && last.cells[1] === undefined) {
      lines[lines.length - 1] = { n: last.n, cells: [last.cells[0], cell] };
    } else {
      lines.push({ n: lines.length + 1, cells: second ? [undefined, cell] : [cell, undefined] });
    }
  }
  return lines;
};

export const MoveList = (): JSX.Element => {
  const lines = linesOf(game.value);
  const ply = viewing.value ?? game.value.history.length;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const showNow = (): void => {
      const now = box.querySelector<HTMLElement>('[aria-current]');
      box.scrollTo({ top: now === null ? 0 : now.offsetTop - box.clientHeight + 64 });
    };
    // Told once as soon as it is laid out: asked before, it would have to be so at once. And then again,
    // as an answer of the move box takes some of its height.
    const measure = new ResizeObserver(showNow);
    measure.observe(box);
    return () => measure.disconnect();
  }, [ply, lines.length]);
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [ply]);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const by = stepOf(event.key);
    if (by === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    lookAt(Math.max(1, ply + by));
  };
  return (
    <section class="card moves" aria-labelledby="moves-title">
      <header class="card-head">
        <h2 class="label" id="moves-title">
          {words().moves.title}
        </h2>
        <span class="quiet">{words().moves.ringsLeft(positionOf(game.value).rings.size)}</span>
      </header>
      <div class="move-scroll" ref={list} onKeyDown={onKeyDown}>
        {lines.length === 0 && !pending() && <p class="quiet no-moves">{words().moves.empty}</p>}
        <ol class="move-list">
          {lines.map((line, index) => (
            <li key={line.n} class="move-line">
              <span class="move-number">{line.n}</span>
              {line.cells.map((cell, side) =>
                cell === undefined ? (
                  index === lines.length - 1 && side === 1 ? (
                    <Pending key={side} />
                  ) : (
                    <span key={side} />
                  )
                ) : (
                  <Move key={side} cell={cell} current={cell.ply === ply} />
                ),
              )}
            </li>
          ))}
          {needsLine(lines) && (
            <li class="move-line">
              <span class="move-number">{lines.length + 1}</span>
              <Pending />
            </li>
          )}
        </ol>
      </div>
      <MoveBox />
      <Tools ply={ply} />
    </section>
  );
};

const Move = ({
  cell,
  current,
}: {
  readonly cell: Cell;
  readonly current: boolean;
}): JSX.Element => (
  <button
    type="button"
    class="move"
    tabIndex={current ? 0 : -1}
    aria-current={current ? 'true' : undefined}
    data-ply={cell.ply}
    onClick={() => lookAt(cell.ply)}
  >
    <bdi>{cell.text}</bdi>
  </button>
);

/** The turn being made, as far as it has come. */
const pending = (): string | undefined => {
  const { draft } = session.value;
  if (!playing.value || draft.placed === undefined || draft.marble === undefined) return undefined;
  const { labels } = draft.position.board;
  const letter = draft.marble.charAt(0).toUpperCase();
  const removal = draft.removal === undefined ? '…' : labels[draft.removal];
  return `${letter}${labels[draft.placed]},${removal === '…' ? ' …' : removal}`;
};

const Pending = (): JSX.Element | null => {
  const text = pending();
  return text === undefined ? null : (
    <span class="move pending">
      <bdi>{text}</bdi>
    </span>
  );
};

const needsLine = (lines: readonly Line[]): boolean =>
  (pending() !== undefined && lines[lines.length - 1]?.cells[1] !== undefined) ||
  (lines.length === 0 && pending() !== undefined);

const Tools = ({ ply }: { readonly ply: number }): JSX.Element => {
  const last = game.value.history.length;
  return (
    <div class="tools">
      <Tool icon="first" name={words().moves.first} off={ply === 0} act={() => lookAt(0)} />
      <Tool
        icon="previous"
        name={words().moves.previous}
        off={ply === 0}
        act={() => lookAt(ply - 1)}
      />
      <Tool icon="next" name={words().moves.next} off={ply === last} act={() => lookAt(ply + 1)} />
      <Tool icon="last" name={words().moves.last} off={ply === last} act={() => lookAt(last)} />
      <span class="grow" />
      {hintsAllowed.value && (
        <Tool icon="bulb" name={words().hints.button} off={!mayAsk.value} act={askHint} />
      )}
      <Tool icon="undo" name={words().menu.takeBack} off={!mayTakeBack.value} act={takeBackTurn} />
      <Tool
        icon="flag"
        name={words().menu.resign}
        off={!mayEnd.value}
        act={() => {
          dialog.value = 'resign';
        }}
      />
    </div>
  );
};
