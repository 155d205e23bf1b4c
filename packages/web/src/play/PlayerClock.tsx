import type { JSX } from 'preact';
import type { Player } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { clock, clockText, urgency } from './clock.ts';
import { leftNow } from './clockRuns.ts';
import { game, toMove } from './store.ts';

/** The time a player has left. Being short of it shows in colour, shape and tenths. */
export const PlayerClock = ({
  player,
  name,
}: {
  readonly player: Player;
  readonly name: string;
}): JSX.Element | null => {
  const left = leftNow(player);
  const control = clock.value;
  if (left === undefined || control === undefined) return null;
  const runs = game.value.outcome === undefined && toMove.value === player;
  const text = clockText(left);
  const near = urgency(left, control);
  return (
    <div
      class={`clock ${near} ${runs ? 'runs' : ''}`}
      role="timer"
      aria-label={words().clock.name(name, text)}
    >
      {near !== 'calm' && <Icon name="hourglass" />}
      <span dir="ltr">{text}</span>
    </div>
  );
};
