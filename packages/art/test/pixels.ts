import sharp from 'sharp';

/** A picture as another program draws it: librsvg, by way of sharp. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of a point, 0 to 255. */
  readonly at: (x: number, y: number) => readonly [number, number, number];
}

/** Of a file that moves, one of its pictures. */
export const pixelsOf = async (file: string | Uint8Array, page = 0): Promise<Pixels> => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const { data, info } = await sharp(bytes, { page })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => {
      const from = (Math.round(y) * info.width + Math.round(x)) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(from, from + 3);
      return [red, green, blue];
    },
  };
};

/** How light a colour is, 0 to 1. */
export const lightness = ([red, green, blue]: readonly [number, number, number]): number =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
