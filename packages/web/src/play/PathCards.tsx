import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { hasTwin } from './paths.ts';
import type { OpenPath } from './paths.ts';
import { input } from './store.ts';
import { pickPath } from './taps.ts';
import { label, paths, picked } from './turnPanel.ts';

/** One card for every way to capture, so that none has to be guessed. */
export const PathCards = (): JSX.Element => {
  const chosen = picked.value;
  const all = paths.value;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const card = box?.querySelector('.chosen')?.getBoundingClientRect();
    if (box === null || card === undefined) return;
    const { left, right } = box.getBoundingClientRect();
    const backward = getComputedStyle(box).direction === 'rtl';
    box.scrollBy({ left: backward ? card.right - right + 24 : card.left - left - 24 });
  }, [chosen?.key]);
  return (
    <div
      ref={list}
      class={`paths ${all.length > 2 ? 'many' : ''}`}
      role="group"
      aria-label={words().dock.paths}
    >
      {all.map((path) => (
        <PathCard
          key={path.key}
          path={path}
          chosen={path.key === chosen?.key}
          title={words().dock.path(path.letter)}
          twin={hasTwin(path, all)}
        />
      ))}
    </div>
  );
};

const PathCard = ({
  path,
  chosen,
  title,
  twin,
}: {
  readonly path: OpenPath;
  readonly chosen: boolean;
  readonly title: string;
  readonly twin: boolean;
}): JSX.Element => (
  <button
    type="button"
    class={`path-card ${chosen ? 'chosen' : ''}`}
    aria-pressed={chosen}
    data-path={path.letter}
    title={twin ? words().dock.sameResult : undefined}
    onClick={() => input((now) => ({ session: pickPath(now, path.key), turn: undefined }))}
  >
    <span class="path-head">
      <b>{title}</b>
      <span>{words().dock.endsOn(label(path.end))}</span>
    </span>
    <span class="path-haul">
      <span class="unseen">{words().counts(path.gain)}</span>
      {path.taken.map(({ marble, ring }) => (
        <MarbleIcon key={ring} marble={marble} />
      ))}
    </span>
    {twin && (
      <small>
        {words().dock.route(path.taken.map(({ ring }) => label(ring)))}
        <span class="unseen">. {words().dock.sameResult}</span>
      </small>
    )}
  </button>
);
