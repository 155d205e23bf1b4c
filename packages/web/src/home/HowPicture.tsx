import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { settings } from '../storage/settings.ts';
import { SCENES, viewOfScene } from './scenes.ts';

/** One of the ways to take a turn. It comes after the board that is played on, which matters more. */
export const HowPicture = ({ index }: { readonly index: number }): JSX.Element | null => {
  const scene = SCENES[index];
  const view = useComputed(() =>
    scene === undefined
      ? undefined
      : { ...viewOfScene(scene), marbleMarks: settings.value.marbleMarks },
  );
  if (view.value === undefined) return null;
  return <BoardPicture view={view.value} />;
};
