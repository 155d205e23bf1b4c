import colours from '@zertz/art/colours.css?raw';
import drawings from '@zertz/art/drawings.css?raw';
import marbles from '@zertz/art/marbles.css?raw';
import marks from '@zertz/art/marks.css?raw';
import moreColours from '@zertz/art/moreColours.css?raw';
import paths from '@zertz/art/paths.css?raw';
import picture from '@zertz/art/picture.css?raw';
import print from '@zertz/art/print.css?raw';
import rings from '@zertz/art/rings.css?raw';
import { pictureSvg, sizeOf, stylesFor } from '@zertz/art/picture';
import type { PictureTheme, PictureView, StyleSheet } from '@zertz/art/picture';

const SHEETS: { readonly [S in StyleSheet]: string } = {
  colours,
  moreColours,
  print,
  rings,
  marbles,
  marks,
  paths,
  drawings,
  picture,
};

const styles = new Map<PictureTheme, string>();

const stylesNow = (theme: PictureTheme): string => {
  const made = styles.get(theme) ?? stylesFor(Object.values(SHEETS).join('\n'), theme);
  styles.set(theme, made);
  return made;
};

/** A picture as SVG, some pixels wide; without a number as large as the board is meant to be. */
export const svgOf = (
  view: PictureView,
  theme: PictureTheme,
  pixels = Math.round(sizeOf(view).width),
): string => pictureSvg(view, stylesNow(theme), pixels);

/** An address of a picture for whoever shows one on the page. */
export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
