import type { JSX } from 'preact';
import { MARBLES } from '@zertz/rules';
import type { MarbleCount, Player } from '@zertz/rules';
import { idsOf } from '../Defs.tsx';

/** What lies beside the board: both players' captives and the pool, with the names they go by. */
export interface TrayView {
  readonly captives: { readonly [P in Player]: MarbleCount };
  readonly pool: MarbleCount;
  readonly names: { readonly [P in Player | 'pool']: string };
  /** Who is to move, and the words for that. */
  readonly moves: { readonly player: Player; readonly text: string } | undefined;
}

export const TRAY_HEIGHT = 124;

const STEP = 60;

/** Captives of first, the pool, captives of second, in a row under the board. */
export const Tray = ({
  tray: { captives, moves, names, pool },
  prefix,
  width,
}: {
  readonly tray: TrayView;
  readonly prefix: string;
  readonly width: number;
}): JSX.Element => (
  <>
    <Heap at={width * 0.18} of="first" marbles={captives.first} {...{ moves, names, prefix }} />
    <Heap at={width / 2} of="pool" marbles={pool} {...{ moves, names, prefix }} />
    <Heap at={width * 0.82} of="second" marbles={captives.second} {...{ moves, names, prefix }} />
  </>
);

const Heap = ({
  at,
  of,
  marbles,
  moves,
  names,
  prefix,
}: Pick<TrayView, 'moves' | 'names'> & {
  readonly at: number;
  readonly of: Player | 'pool';
  readonly marbles: MarbleCount;
  readonly prefix: string;
}): JSX.Element => (
  <g transform={`translate(${at} 0)`}>
    <text class={`tray-name ${of}`} y="20">
      {names[of]}
    </text>
    {MARBLES.map((marble, index) => {
      const x = (index - 1) * STEP - 12;
      return (
        <g key={marble} transform={`translate(${x} 56)`}>
          <use href={`#${idsOf(prefix).marble(marble)}`} transform="scale(.47)" />
          <text class="tray-count" x="21" dy=".35em">
            {marbles[marble]}
          </text>
        </g>
      );
    })}
    {moves?.player === of && (
      <text class="tray-moves" y="102">
        {moves.text}
      </text>
    )}
  </g>
);
