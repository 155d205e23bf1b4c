import { computed } from '@preact/signals';
import { current } from '../storage/current.ts';
import { boardLooks, chipText } from './boardLooks.ts';
import { shape } from './camera.ts';
import { cellsOf, quietCells } from './cells.ts';
import { hearing } from './hearing.ts';
import { hintNow } from './hints.ts';
import { isHere, pointed, session, shown, viewing } from './store.ts';
import { hint } from './tipNow.ts';
import { replies } from './turnPanel.ts';
import { typedNow } from './typedNow.ts';
import { boardView, quietView } from './view.ts';
import type { ViewOptions } from './view.ts';
import { zenNow } from './zen.ts';

/** The board of the game as it is seen and heard now. */

const active = computed(() => viewing.value === undefined && isHere.value);

export const view = computed(() => {
  const { position, last } = shown.value;
  const options: ViewOptions = {
    shape: shape.value,
    ...boardLooks(),
    ...(zenNow() && { labels: 'off' }),
    pointed:
      active.value && typedNow.value === undefined ? (pointed.value ?? hint.value) : undefined,
    last,
    replies: replies.value,
    hint: hintNow.value?.kind === 'given' ? hintNow.value : undefined,
    chipText,
  };
  const drawn = typedNow.value ?? session.value;
  return active.value ? boardView(drawn, options) : quietView(position, options, drawn.refusal);
});

export const cells = computed(() =>
  active.value
    ? cellsOf(session.value, hearing(), current.value.aids.replies)
    : quietCells(shown.value.position, hearing()),
);
