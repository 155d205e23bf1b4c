import type { JSX } from 'preact';
import type { Player } from '@zertz/rules';

/** Tells the players apart beside their names, which are read. */
export const PlayerSign = ({ player }: { readonly player: Player }): JSX.Element => (
  <span class={player} aria-hidden="true">
    {player === 'first' ? '◆' : '●'}
  </span>
);
