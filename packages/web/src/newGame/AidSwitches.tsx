import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Switch } from '../parts/Choice.tsx';
import { mayHint } from '../storage/aids.ts';
import type { Aids } from '../storage/aids.ts';

/** What helps in this game, and is known to both players. */
export const AidSwitches = ({
  aids,
  alone,
}: {
  readonly aids: Signal<Aids>;
  /** Somebody plays the computer. */
  readonly alone: boolean;
}): JSX.Element => {
  const change = (part: Partial<Aids>): void => {
    aids.value = { ...aids.value, ...part };
  };
  return (
    <>
      <Switch
        text={words().newGame.takeBack}
        checked={aids.value.takeBack}
        onChange={(takeBack) => change({ takeBack })}
      />
      <Switch
        text={words().aids.replies}
        says={words().aids.repliesSay}
        checked={aids.value.replies}
        onChange={(replies) => change({ replies })}
      />
      <Switch
        text={words().aids.hints}
        says={words().aids.hintsSay}
        checked={mayHint(aids.value, alone)}
        onChange={(hints) => change({ hints })}
      />
    </>
  );
};
