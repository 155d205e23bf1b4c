import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { PathCard } from './PathCard.tsx';
import { hasTwin } from './paths.ts';
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
          twin={hasTwin(path, all)}
          label={label}
          onPick={() => input((now) => ({ session: pickPath(now, path.key), turn: undefined }))}
        />
      ))}
    </div>
  );
};
