import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { oriented, positionView, shapeOf } from '@zertz/art';
import type { BoardView } from '@zertz/art';
import { boardOf, positionOf } from '@zertz/rules';
import type { Game, Position } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import { linkFaultText } from '../i18n/linkFault.ts';
import { words } from '../i18n/words.ts';
import { hrefOf } from '../pages/router.ts';
import { Icon } from '../parts/Icon.tsx';
import { TableFrame } from '../parts/TableFrame.tsx';
import { boardLooks, chipText } from '../play/boardLooks.ts';
import { cellsOf, quietCells } from '../play/cells.ts';
import { hearing } from '../play/hearing.ts';
import { steer } from '../play/keyNames.ts';
import { withStep } from '../play/linkStep.ts';
import { turnText } from '../play/say.ts';
import { lastTurn, sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { boardView } from '../play/view.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import type { LinkFault } from '../storage/gameLink.ts';
import { marksFromLink } from '../storage/linkMarks.ts';
import { settings } from '../storage/settings.ts';
import './embed.css';

/** A game or position within a page of somebody else's. Nothing of it is kept. */

const hash = signal(location.hash);
const ply = signal<number | undefined>(undefined);

const linked = computed(() => gameFromHash(hash.value));
const game = computed((): Game | undefined => {
  const now = linked.value;
  return now?.ok === true ? now.value : now?.error.readable;
});
const end = computed(() => game.value?.history.length ?? 0);
const at = computed(() => Math.min(ply.value ?? end.value, end.value));

const shownOf = (of: Game): { position: Position; last: Game['history'][number] | undefined } => {
  const last = of.history[at.value - 1];
  const standing = at.value === end.value ? positionOf(of) : (last?.after ?? of.start);
  return { position: standing, last };
};

const read = computed(() => {
  const { board } = game.value?.start ?? {};
  return board === undefined ? undefined : marksFromLink(hash.value, '', board);
});
const marks = computed(() =>
  read.value?.ok === false ? read.value.error.readable : read.value?.value,
);

const fault = computed((): LinkFault | undefined => {
  const now = linked.value;
  if (now === undefined) return { at: hash.value, readable: undefined };
  if (!now.ok) return now.error;
  return read.value?.ok === false ? { at: read.value.error.at, readable: undefined } : undefined;
});

/** The same as long as it is the same board: rings that stand still are not drawn again. */
const shape = computed(() => {
  const { mirror, turn } = settings.value;
  const board = game.value?.start.board ?? boardOf(37);
  return oriented(shapeOf(board, board.rings), { mirror, turn });
});

/** The turn that the link has begun; it is there once all others have been made. */
const begun = computed((): Session | undefined => {
  const step = marks.value?.step;
  if (game.value === undefined || step === undefined || at.value < end.value) return undefined;
  return withStep(sessionOf(game.value, 'grey'), step);
});

const viewOf = (of: Game): BoardView => {
  if (begun.value !== undefined) return begunView(begun.value);
  const { position, last } = shownOf(of);
  return positionView(position, {
    shape: shape.value,
    ...boardLooks(),
    last,
  });
};

const begunView = (session: Session): BoardView =>
  boardView(session, {
    shape: shape.value,
    ...boardLooks(),
    dots: false,
    ghost: false,
    drags: false,
    pointed: undefined,
    last: lastTurn(session),
    chipText,
  });

const cells = computed(() => {
  if (begun.value !== undefined) return cellsOf(begun.value, hearing());
  return game.value === undefined ? [] : quietCells(shownOf(game.value).position, hearing());
});

const focus = signal(18);
const nothing = (): void => undefined;
const EVENTS = { tap: nothing, point: nothing, drag: nothing };

export const EmbedPage = (): JSX.Element => {
  useEffect(() => {
    const follow = (): void => {
      hash.value = location.hash;
      ply.value = undefined;
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const now = game.value;
  return (
    <main id="content" class="embed" tabIndex={-1}>
      <h1 class="unseen">{words().app.name}</h1>
      {now !== undefined && <Shown of={now} />}
      <Faulty />
      <Tools />
    </main>
  );
};

/** What is wrong with the link, below what could be read of it. */
const Faulty = (): JSX.Element | null =>
  fault.value === undefined ? null : (
    <p class={game.value === undefined ? 'embed-bad' : 'embed-text bad'} role="alert">
      {linkFaultText(fault.value)}
    </p>
  );

const Shown = ({ of }: { readonly of: Game }): JSX.Element => {
  const view = viewOf(of);
  const { box } = view.shape;
  const text = marks.value?.text ?? '';
  return (
    <>
      <TableFrame box={box}>
        <Board
          view={view}
          cells={cells.value}
          events={EVENTS}
          focus={focus.value}
          onFocus={(ring) => {
            focus.value = ring;
          }}
          motions={undefined}
          drawings={marks.value?.drawings ?? []}
          steer={steer}
          gridName={words().app.board}
          columnName={words().app.column}
        />
      </TableFrame>
      {text !== '' && <p class="embed-text">{text}</p>}
    </>
  );
};

const move = (to: number): void => {
  ply.value = Math.max(0, Math.min(end.value, to));
};

/** Through the game, and out to the page that can do more. */
const Tools = (): JSX.Element => {
  const last = game.value?.history[at.value - 1];
  const name = last === undefined ? '' : words().seats[last.before.turn];
  return (
    <div class="embed-tools">
      {end.value > 0 && (
        <>
          <button
            type="button"
            class="icon-button"
            aria-label={words().moves.previous}
            aria-disabled={at.value === 0}
            onClick={() => move(at.value - 1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={words().moves.next}
            aria-disabled={at.value === end.value}
            onClick={() => move(at.value + 1)}
          >
            <Icon name="next" />
          </button>
          <span class="embed-count" dir="ltr" aria-hidden="true">
            {at.value} / {end.value}
          </span>
          <span class="unseen" role="status">
            {last === undefined ? '' : turnText(last, name)}
          </span>
        </>
      )}
      <a
        class="button small embed-open"
        href={`${hrefOf('analyse')}${hash.value}`}
        target="_blank"
        rel="noopener"
      >
        {words().nav.analyse}
      </a>
    </div>
  );
};
