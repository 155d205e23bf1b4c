import { idsOf } from '@zertz/art';
import type { Shape } from '@zertz/art';
import type { Marble } from '@zertz/rules';

/** One thing that moves. What the view shows is always the end of the motion. */
export type Motion =
  | { readonly kind: 'place'; readonly ring: number }
  | { readonly kind: 'remove'; readonly ring: number }
  | {
      readonly kind: 'jump';
      readonly marble: Marble;
      readonly rings: readonly number[];
      readonly taken: readonly { readonly ring: number; readonly marble: Marble }[];
    }
  | {
      readonly kind: 'claim';
      readonly marbles: readonly { readonly ring: number; readonly marble: Marble }[];
    };

/** Motions one after another; a new serial number starts them. */
export interface Motions {
  readonly serial: number;
  readonly list: readonly Motion[];
}

interface Timing {
  readonly delay: number;
  readonly duration: number;
  readonly easing: string;
  readonly fill?: FillMode;
}

interface Stage {
  readonly layer: Element;
  readonly svg: SVGSVGElement;
  readonly shape: Shape;
  readonly prefix: string;
  /** How long everything takes, compared with the usual. */
  readonly pace: number;
  readonly running: Animation[];
  /** Puts back what was hidden while something else stood for it. */
  readonly undo: (() => void)[];
}

const OUT = 'cubic-bezier(.2,.8,.3,1)';
const IN_OUT = 'cubic-bezier(.45,.05,.45,1)';
const CHAIN_LIMIT = 1200;

/** How long motions take, by the word on the page. */
const PACES: { readonly [word: string]: number } = { off: 0, fast: 0.5, normal: 1, slow: 2 };

let finishNow: (() => void) | undefined;

/** Ends what is still moving; every input calls it, so that nobody waits for a picture. */
export const finishMotions = (): void => {
  finishNow?.();
  finishNow = undefined;
};

export const playMotions = (
  svg: SVGSVGElement,
  shape: Shape,
  prefix: string,
  motions: Motions,
): void => {
  finishMotions();
  const layer = svg.querySelector('.motion-layer');
  const pace = PACES[document.documentElement.dataset['motion'] ?? ''] ?? 1;
  if (layer === null || pace === 0) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stage: Stage = { layer, svg, shape, prefix, pace, running: [], undo: [] };
  // Marks belong to what comes after the turn, so they wait for it.
  if (motions.list.some(({ kind }) => kind !== 'place')) svg.dataset['moving'] = '';
  let at = 0;
  for (const motion of motions.list) at += begin(stage, motion, at);
  finishNow = () => {
    for (const animation of stage.running) animation.cancel();
    for (const undo of stage.undo) undo();
    delete svg.dataset['moving'];
    layer.replaceChildren();
  };
  const mine = finishNow;
  void Promise.allSettled(stage.running.map((animation) => animation.finished)).then(() => {
    if (finishNow === mine) finishMotions();
  });
};

/** Starts a motion after `delay` and says how long it takes. */
const begin = (stage: Stage, motion: Motion, delay: number): number => {
  switch (motion.kind) {
    case 'place':
      return place(stage, motion.ring, delay);
    case 'remove':
      return remove(stage, motion.ring, delay);
    case 'jump':
      return jump(stage, motion, delay);
    case 'claim':
      return claim(stage, motion.marbles, delay);
  }
};

const place = (stage: Stage, ring: number, delay: number): number => {
  const marble = stage.svg.querySelector(`[data-marble="${ring}"]`);
  if (marble === null) return 0;
  animate(stage, marble, { delay, duration: 140, easing: OUT }, [
    { transform: 'translateY(-14px) scale(1.06)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]);
  return 140;
};

const remove = (stage: Stage, ring: number, delay: number): number => {
  const ghost = add(stage, ring, idsOf(stage.prefix).ring);
  animate(stage, ghost, { delay, duration: 180, easing: OUT }, [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-16px) scale(1.05)', opacity: 0 },
  ]);
  return 180;
};

const jump = (
  stage: Stage,
  { marble, rings, taken }: Extract<Motion, { kind: 'jump' }>,
  delay: number,
): number => {
  const ids = idsOf(stage.prefix);
  const hops = rings.length - 1;
  const hop = Math.min(220, CHAIN_LIMIT / hops - 60);
  const step = hop + 60;
  const end = rings[rings.length - 1];
  hide(stage, end);
  for (const [index, { ring, marble: lost }] of taken.entries()) {
    const ghost = add(stage, ring, ids.marble(lost));
    const wait = delay + index * step + hop * 0.7;
    animate(stage, ghost, { delay: wait, duration: 160, easing: OUT }, [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(.7)', opacity: 0 },
    ]);
  }
  const start = stage.shape.places[rings[0] ?? 0];
  const ghost = add(stage, rings[0] ?? 0, ids.marble(marble));
  for (const [index, ring] of rings.slice(1).entries()) {
    const from = stage.shape.places[rings[index] ?? 0];
    const to = stage.shape.places[ring];
    if (start === undefined || from === undefined || to === undefined) continue;
    const [fx, fy] = [from.x - start.x, from.y - start.y];
    const [tx, ty] = [to.x - start.x, to.y - start.y];
    const timing = { delay: delay + index * step, duration: hop, easing: IN_OUT };
    const arc = `translate(${(fx + tx) / 2}px, ${(fy + ty) / 2 - 26}px) scale(1.08)`;
    animate(stage, ghost, index === 0 ? timing : { ...timing, fill: 'forwards' }, [
      { transform: `translate(${fx}px, ${fy}px)` },
      { transform: arc },
      { transform: `translate(${tx}px, ${ty}px)` },
    ]);
  }
  return hops * step;
};

const claim = (
  stage: Stage,
  marbles: readonly { readonly ring: number; readonly marble: Marble }[],
  delay: number,
): number => {
  const ids = idsOf(stage.prefix);
  for (const [index, { ring, marble }] of marbles.entries()) {
    const wait = delay + 160 + index * 70;
    animate(stage, add(stage, ring, ids.ring), { delay: wait + 90, duration: 200, easing: OUT }, [
      { opacity: 1 },
      { opacity: 0 },
    ]);
    const lifted = add(stage, ring, ids.marble(marble));
    animate(stage, lifted, { delay: wait, duration: 260, easing: OUT }, [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-34px) scale(1.12)', opacity: 1, offset: 0.55 },
      { transform: 'translateY(-60px) scale(.6)', opacity: 0 },
    ]);
  }
  return 160 + 260 + 70 * Math.max(0, marbles.length - 1);
};

/** A shape on the motion layer that stands where a ring stands. */
const add = (stage: Stage, ring: number, id: string): SVGElement => {
  const at = stage.shape.places[ring];
  const outer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  outer.setAttribute('transform', `translate(${at?.x ?? 0} ${at?.y ?? 0})`);
  const inner = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${id}`);
  inner.append(use);
  outer.append(inner);
  stage.layer.append(outer);
  return inner;
};

const hide = (stage: Stage, ring: number | undefined): void => {
  const marble = stage.svg.querySelector<SVGElement>(`[data-marble="${ring}"]`);
  if (marble === null) return;
  marble.style.visibility = 'hidden';
  stage.undo.push(() => {
    marble.style.visibility = '';
  });
};

const animate = (
  stage: Stage,
  element: Element,
  { delay, duration, ...timing }: Timing,
  frames: Keyframe[],
): void => {
  const paced = { delay: delay * stage.pace, duration: duration * stage.pace };
  stage.running.push(element.animate(frames, { fill: 'both', ...timing, ...paced }));
};
