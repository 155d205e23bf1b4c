import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Picture } from './Picture.tsx';
import type { PictureView } from './Picture.tsx';

/** A picture as the text of an SVG file; the styles are those of `stylesFor`. */
export const pictureSvg = (view: PictureView, styles: string, pixels: number): string =>
  `${renderToString(h(Picture, { view, styles, pixels }))}\n`;
