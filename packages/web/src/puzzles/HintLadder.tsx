import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import type { Attempt } from './attempt.ts';
import { hintOf, RUNGS } from './hints.ts';
import { hint } from './store.ts';
import { hintText, puzzleWords } from './words.ts';

/** The hint of this turn, told a little at a time. */
export const HintLadder = ({ now }: { readonly now: Attempt }): JSX.Element => {
  const { board } = now.task.position;
  const waiting = now.phase.kind === 'answering' || now.phase.kind === 'refuting';
  const off = waiting || now.phase.kind === 'asking';
  const last = now.rungs - 1;
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef(false);
  // Each rung has a button of its own: the focus climbs along.
  useLayoutEffect(() => {
    if (pressed.current) list.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [now.rungs]);
  return (
    <ol ref={list} class="hint-ladder" aria-label={puzzleWords().hints}>
      {RUNGS.map((rung, index) => {
        const told = index <= last ? hintOf(now.proof.turn, rung) : undefined;
        const place = index < last ? 'told' : index === last ? 'told last' : '';
        return (
          <li key={rung} class={index > now.rungs ? 'later' : place}>
            <span class="hint-mark" aria-hidden="true">
              {index <= last ? <Icon name="check" /> : index + 1}
            </span>
            {index === now.rungs ? (
              <button
                type="button"
                class="button"
                aria-disabled={off}
                onClick={() => {
                  if (off) return;
                  pressed.current = true;
                  hint();
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
