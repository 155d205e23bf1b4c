import { computed } from '@preact/signals';
import { explanation, lines } from './desk.ts';
import { game, position } from './store.ts';
import type { Scored } from './worth.ts';

/** What the position on the board is worth, as far as that is known. */
export const scored = computed((): Scored | undefined => {
  if (game.value.outcome !== undefined) return undefined;
  const player = position.value.turn;
  const forced = explanation.value?.forced;
  const score = lines.value?.report.lines[0]?.score;
  if (forced?.kind !== 'win') return score === undefined ? undefined : { score, player };
  const { turns } = forced;
  const sooner = score?.kind === 'win' && score.turns < turns ? score : undefined;
  return { score: sooner ?? { kind: 'win', turns }, player };
});
