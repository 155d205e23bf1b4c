import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { boardLooks } from '../play/boardLooks.ts';
import { SCENES, viewOfScene } from './scenes.ts';

/** One of the ways to take a turn. It comes after the board that is played on, which matters more. */
export const HowPicture = ({ index }: { readonly index: number }): JSX.Element | null => {
  const scene = SCENES[index];
  const view = useComputed(() => {
    const { marbleMarks, strength } = boardLooks();
    return scene && { ...viewOfScene(scene), marbleMarks, strength };
  });
  if (view.value === undefined) return null;
  return <BoardPicture view={view.value} />;
};
