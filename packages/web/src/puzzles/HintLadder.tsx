import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import type { Board, Turn } from '@zertz/rules';
import { hintOf, RUNGS } from './hints.ts';
import { hintText, puzzleWords } from './words.ts';
import './hintLadder.css';

/** The hint of a turn, told a little at a time. */
export const HintLadder = ({
  turn,
  board,
  rungs,
  off,
  climb,
}: {
  readonly turn: Turn;
  readonly board: Board;
  /** How many have been taken. */
  readonly rungs: number;
  /** None can be taken now. */
  readonly off: boolean;
  readonly climb: () => void;
}): JSX.Element => {
  const last = rungs - 1;
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef(false);
  // Each rung has a button of its own: the focus climbs along.
  useLayoutEffect(() => {
    if (pressed.current) list.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [rungs]);
  return (
    <ol ref={list} class="hint-ladder" aria-label={puzzleWords().hints}>
      {RUNGS.map((rung, index) => {
        const told = index <= last ? hintOf(turn, rung) : undefined;
        const place = index < last ? 'told' : index === last ? 'told last' : '';
        return (
          <li key={rung} class={index > rungs ? 'later' : place}>
            <span class="hint-mark" aria-hidden="true">
              {index <= last ? <Icon name="check" /> : index + 1}
            </span>
            {index === rungs ? (
              <button
                type="button"
                class="button"
                aria-disabled={off}
                onClick={() => {
                  if (off) return;
                  pressed.current = true;
                  climb();
                }}
              >
                {puzzleWords().rungs[rung]}
              </button>
            ) : (
              <span role={index === last ? 'status' : undefined}>
                {told === undefined ? puzzleWords().rungs[rung] : hintText(told, board)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
