import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { MARBLES } from '@zertz/rules';
import type { Marble } from '@zertz/rules';

/** Ids of one board's gradients and shapes; two boards on a page must not share them. */
export const idsOf = (prefix: string) => ({
  ring: `${prefix}-ring`,
  marble: (marble: Marble) => `${prefix}-${marble}`,
  mark: (marble: Marble) => `${prefix}-mark-${marble}`,
});

/** A circle as the data of a path, so that one can be the hole of another. */
export const circle = (r: number): string =>
  `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The ground shows through the hole, so the shadow has one too. */
const SHADOW = `M-54 8a54 54 0 1 0 108 0a54 54 0 1 0 -108 0z${circle(22.5)}`;
const ANNULUS = circle(46) + circle(22.5);

/** Bars across a grey marble, for the theme in which shades do not tell. */
const STRIPES = 'M-25 -18h50M-31 0h62M-25 18h50';

/** Shapes drawn once and used everywhere: a ring, three marbles and their marks. No filters. */
export const Defs = memo(({ prefix }: { readonly prefix: string }): JSX.Element => {
  const ids = idsOf(prefix);
  const url = (name: string): string => `url(#${prefix}-${name})`;
  return (
    <defs>
      <radialGradient id={`${prefix}-torus`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="46">
        <stop offset=".44" class="ring-dark" />
        <stop offset=".58" class="ring-mid" />
        <stop offset=".72" class="ring-light" />
        <stop offset=".86" class="ring-mid" />
        <stop offset="1" class="ring-dark" />
      </radialGradient>
      <linearGradient
        id={`${prefix}-light`}
        gradientUnits="userSpaceOnUse"
        x1="-32"
        y1="-34"
        x2="32"
        y2="34"
      >
        <stop offset="0" stop-color="#fff" stop-opacity=".26" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity=".36" />
      </linearGradient>
      <radialGradient id={`${prefix}-shadow`} gradientUnits="userSpaceOnUse" cx="0" cy="8" r="54">
        <stop offset=".62" class="shadow-in" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </radialGradient>
      <radialGradient id={`${prefix}-hole`} gradientUnits="userSpaceOnUse" cx="0" cy="13" r="36">
        <stop offset=".3" stop-color="#000" stop-opacity="0" />
        <stop offset="1" class="hole-shadow" />
      </radialGradient>
      <radialGradient id={`${prefix}-contact`} gradientUnits="userSpaceOnUse" cx="1" cy="4" r="42">
        <stop offset=".7" class="contact-in" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </radialGradient>
      <g id={ids.ring}>
        <path d={SHADOW} fill={url('shadow')} fill-rule="evenodd" class="cast" />
        <circle r="23" fill={url('hole')} class="hole" />
        <path d={ANNULUS} fill={url('torus')} fill-rule="evenodd" />
        <path d={ANNULUS} fill={url('light')} fill-rule="evenodd" class="shade" />
        <circle r="45.2" class="ring-edge" />
        <circle r="23.3" class="ring-edge inner" />
      </g>
      {MARBLES.map((marble) => (
        <MarbleShape key={marble} marble={marble} id={ids.marble(marble)} prefix={prefix} />
      ))}
      <circle id={ids.mark('white')} r="9" class="marble-mark on-white" />
      <path id={ids.mark('grey')} d="M-12 0h24" class="marble-mark on-grey" />
      <path id={ids.mark('black')} d="M-9 -9l18 18M9 -9l-18 18" class="marble-mark on-black" />
    </defs>
  );
});

const MarbleShape = ({
  marble,
  id,
  prefix,
}: {
  readonly marble: Marble;
  readonly id: string;
  readonly prefix: string;
}): JSX.Element => (
  <>
    <radialGradient id={`${id}-body`} cx=".37" cy=".3" r=".78">
      <stop offset="0" class={`${marble}-light`} />
      <stop offset=".48" class={`${marble}-mid`} />
      <stop offset="1" class={`${marble}-dark`} />
    </radialGradient>
    <linearGradient id={`${id}-rim`} x1=".2" y1=".15" x2=".86" y2=".9">
      <stop offset=".58" class={`${marble}-rim-start`} />
      <stop offset="1" class={`${marble}-rim`} />
    </linearGradient>
    <radialGradient id={`${id}-gleam`}>
      <stop offset="0" class={`${marble}-shine`} />
      <stop offset=".2" class={`${marble}-shine`} />
      <stop offset="1" stop-color="#fff" stop-opacity="0" />
    </radialGradient>
    <g id={id}>
      <circle r="42" cx="1" cy="4" fill={`url(#${prefix}-contact)`} class="cast of-marble" />
      <circle r="33" fill={`url(#${id}-body)`} />
      {marble === 'grey' && <path d={STRIPES} class="stripes" />}
      <circle r="32" class="rim" stroke={`url(#${id}-rim)`} />
      <ellipse
        rx="13"
        ry="9.5"
        fill={`url(#${id}-gleam)`}
        transform="translate(-11 -14) rotate(-32)"
        class="shade"
      />
    </g>
  </>
);
