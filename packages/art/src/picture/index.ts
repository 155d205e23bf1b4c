export { captionLines } from './captionLines.ts';
export { sizeOf } from './Picture.tsx';
export type { PictureView } from './Picture.tsx';
export { pictureSvg } from './pictureSvg.ts';
export { PICTURE_THEMES, STYLE_SHEETS, stylesFor } from './styles.ts';
export type { PictureTheme, StyleSheet } from './styles.ts';
export type { TrayView } from './Tray.tsx';
