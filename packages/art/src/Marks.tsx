import type { JSX } from 'preact';
import type { Mark } from './boardView.ts';
import { CASING } from './casing.ts';
import type { CommonMark } from './CommonMarks.tsx';
import { circle } from './Defs.tsx';

/** From the edge of the ring outwards, so that ring and marble keep their colours. */
const AROUND_RING = circle(55) + circle(46);

/** A circle in two tones: the colour over a casing, so that it reads on rings and on the table. */
const Halo = ({
  r,
  width,
  kind,
  dash,
}: {
  readonly r: number;
  readonly width: number;
  readonly kind: string;
  readonly dash?: string;
}): JSX.Element => (
  <>
    <circle
      r={r}
      class={`casing ${kind}`}
      stroke-width={width + CASING}
      stroke-dasharray={kind.includes('dotted') ? dash : undefined}
    />
    <circle r={r} class={`halo ${kind}`} stroke-width={width} stroke-dasharray={dash} />
  </>
);

/** The shapes of the states a ring can be in: each has its own, whatever its colour. */
export const MarkArt = ({
  mark,
  vacant,
  strength,
}: {
  readonly mark: Exclude<Mark, CommonMark>;
  readonly vacant: boolean;
  readonly strength: number;
}): JSX.Element | null => {
  switch (mark) {
    case 'chosen':
      return <Halo r={42} width={5.5 * strength} kind="accent" />;
    case 'leaving':
      return (
        <>
          <Halo r={47.5} width={5 * strength} kind="rose" />
          <circle r="17" class="badge rose" />
          <path d="M-8 0h16" class="minus on" />
        </>
      );
    case 'halo':
      return (
        <>
          <Halo r={39.5} width={5 * strength} kind="amber" />
          <Halo r={48.5} width={2.4 * strength} kind="amber" />
        </>
      );
    case 'halo-on':
      return <Halo r={42} width={7 * strength} kind="amber" />;
    case 'claim':
      return (
        <>
          <path d={AROUND_RING} class="claim-fill" fill-rule="evenodd" />
          <Halo r={55} width={3.5 * strength} kind="amber" />
        </>
      );
    case 'cut-off':
      return <Halo r={53} width={3 * strength} kind="muted" dash="2 7" />;
    case 'last-placed':
      return <Halo r={43} width={4.5 * strength} kind="last" />;
    case 'last-removed':
      return vacant ? <Halo r={42} width={4 * strength} kind="last dotted" dash="0.1 11" /> : null;
    case 'refused':
      return (
        <>
          <Halo r={46} width={4.5 * strength} kind="rose" />
          <path d="M-9 -9l18 18M9 -9l-18 18" class="cross" />
        </>
      );
    case 'hint':
      return <Halo r={51} width={4.5 * strength} kind="violet" dash="15 8" />;
    case 'hint-out':
      return (
        <>
          <Halo r={51} width={4.5 * strength} kind="violet" dash="15 8" />
          <circle r="17" class="badge violet" />
          <path d="M-8 0h16" class="minus hinted" />
        </>
      );
    case 'gone':
      return <Halo r={42} width={4.5 * strength} kind="rose dotted" dash="0.1 11" />;
    case 'escape-0':
    case 'escape-1':
    case 'escape-2':
    case 'escape-3':
      return <Escape removals={mark.slice(-1)} />;
    case 'pointed-at':
      return <circle r="47.5" class="pointed" />;
  }
};

/** How near a ring is to being cut off: the darker the nearer, and the number says it too. */
const Escape = ({ removals }: { readonly removals: string }): JSX.Element => (
  <g class={`escape escape-${removals}`}>
    <circle class="escape-shade" r="47" />
    <circle class="escape-badge" cx="31" cy="31" r="14" />
    <text class="escape-number" x="31" y="31" dy=".35em">
      {removals}
    </text>
  </g>
);
