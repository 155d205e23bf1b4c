import { useId } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { words } from '../i18n/words.ts';
import type { Point } from './judged.ts';
import { Judging } from './Judging.tsx';
import { goToPly, plyNow, points, review } from './review.ts';
import { nameOf } from './store.ts';
import { studyWords } from './words.ts';
import { worthText } from './worthText.ts';

/** How the game went, once it was asked for. */
export const GraphCard = (): JSX.Element => {
  const text = studyWords().advantage;
  return (
    <section class="card graph-card" aria-label={text.title}>
      <header class="card-head">
        <h2 class="label">{text.title}</h2>
        {points.value.length > 0 && <span class="quiet">{text.hint}</span>}
      </header>
      {points.value.length > 0 ? <Graph /> : <div class="graph-none" />}
      <Judging />
    </section>
  );
};

const WIDTH = 300;
const HEIGHT = 120;

const Graph = (): JSX.Element => {
  const all = points.value;
  const id = `graph${useId().replace(/\W/g, '')}`;
  const last = Math.max(1, all.length - 1);
  const x = (ply: number): number => (ply / last) * WIDTH;
  const y = (share: number): number => (1 - share) * HEIGHT;
  const known = all.flatMap(({ ply, share }) => (share === undefined ? [] : [{ ply, share }]));
  const line = known.map(({ ply, share }) => `${x(ply)},${y(share)}`).join(' L');
  const [first, end] = [known[0]?.ply ?? 0, known.at(-1)?.ply ?? 0];
  const jump = (event: TargetedPointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    goToPly(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const to = KEYS[event.key]?.(plyNow.value, last);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goToPly(Math.max(0, to));
  };
  return (
    <div
      class="graph"
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={studyWords().advantage.title}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={plyNow.value}
      aria-valuetext={said(all[plyNow.value])}
      onPointerDown={jump}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={HEIGHT}>
            <stop offset="50%" class="graph-first" />
            <stop offset="50%" class="graph-second" />
          </linearGradient>
        </defs>
        <path
          d={`M${x(first)},${HEIGHT / 2} L${line} L${x(end)},${HEIGHT / 2} Z`}
          fill={`url(#${id})`}
        />
        <path class="graph-middle" d={`M0,${HEIGHT / 2} H${WIDTH}`} />
        <path class="graph-line" d={`M${line}`} />
        <path class="graph-now" d={`M${x(plyNow.value)},0 V${HEIGHT}`} />
      </svg>
      {all.map(({ glyph, ply, share }) =>
        glyph === undefined || share === undefined ? null : (
          <i
            key={ply}
            class={`graph-dot ${glyph === '??' ? 'worst' : ''}`}
            style={{ left: `${(ply / last) * 100}%`, top: `${(1 - share) * 100}%` }}
          />
        ),
      )}
    </div>
  );
};

/** The graph is never mirrored, and so neither are these. */
const KEYS: { readonly [key: string]: ((ply: number, last: number) => number) | undefined } = {
  ArrowLeft: (ply) => ply - 1,
  ArrowDown: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  ArrowUp: (ply) => ply + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const said = (point: Point | undefined): string => {
  const text = studyWords();
  const turn = review.value?.told.turns[(point?.ply ?? 0) - 1]?.turn ?? text.start;
  return text.advantage.point(turn, standing(point));
};

const standing = (point: Point | undefined): string => {
  if (point?.scored !== undefined) return worthText(point.scored);
  if (point?.share === undefined) return '–';
  const winner = review.value?.outcome?.winner;
  return winner === undefined ? words().end.tie : words().end.wins(nameOf(winner));
};
