import type { Player } from '@zertz/rules';
import type { Tip } from '../storage/tips.ts';
import type { Seats } from './seat.ts';
import { mayPlaceInstead, stageOf } from './session.ts';
import type { Session } from './session.ts';

/** The tip that fits to what is to be done now, whether or not it is still needed. */
export const tipFor = (now: Session, mover: Player, sitting: Seats): Tip | undefined => {
  if (now.game.outcome !== undefined) return undefined;
  if (sitting[mover].kind === 'computer') return now.game.history.length > 0 ? 'wait' : undefined;
  switch (stageOf(now)) {
    case 'choose':
    case 'hand':
      return 'place';
    case 'placed':
      return 'remove';
    case 'capture':
      return mayPlaceInstead(now) ? undefined : 'capture';
    default:
      return undefined;
  }
};

/** What has been done once was understood; nothing before it has to be said either. */
export const learned = ({ game: { history } }: Session, sitting: Seats): readonly Tip[] => {
  const own = history.filter(({ before }) => sitting[before.turn].kind === 'here');
  const placed = own.some(({ turn }) => turn.kind === 'placement');
  const answered = placed && history.length > own.length;
  return [
    ...(placed ? (['place', 'remove'] as const) : []),
    ...(answered ? (['wait'] as const) : []),
    ...(own.some(({ turn }) => turn.kind === 'capture') ? (['capture'] as const) : []),
  ];
};
