/** What is used of a library that comes without types. */
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];

  export interface GifWriter {
    readonly writeFrame: (
      index: Uint8Array,
      width: number,
      height: number,
      how: {
        /** Of this picture; that of the first is the one of the file. */
        readonly palette: Palette;
        /** In milliseconds. */
        readonly delay: number;
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
        /** 1: what was drawn before stays. */
        readonly dispose?: number;
      },
    ) => void;
    readonly finish: () => void;
    readonly bytes: () => Uint8Array<ArrayBuffer>;
  }

  export const GIFEncoder: () => GifWriter;
  /** At most so many colours for pixels of four bytes. */
  export const quantize: (pixels: Uint8Array | Uint8ClampedArray, most: number) => Palette;
  export const applyPalette: (
    pixels: Uint8Array | Uint8ClampedArray,
    palette: Palette,
  ) => Uint8Array;
}
