import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';

/** Why there are no pixels: the browser has no room for so many, or does not say. */
export type RasterFailure = 'large' | 'failed';

/** What no browser has a canvas for. */
const LONGEST_SIDE = 16_384;

/** An SVG drawn on a canvas, as wide and high as it says. */
export const canvasOf = async (svg: string): Promise<Result<HTMLCanvasElement, RasterFailure>> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalHeight: height, naturalWidth: width } = image;
    if (Math.max(width, height) > LONGEST_SIDE) return err('large');
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return err('large');
    context.drawImage(image, 0, 0);
    return ok(canvas);
  } catch {
    return err('failed');
  } finally {
    URL.revokeObjectURL(url);
  }
};

export const pngOf = async (svg: string): Promise<Result<Blob, RasterFailure>> => {
  const canvas = await canvasOf(svg);
  if (!canvas.ok) return canvas;
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.value.toBlob(resolve, 'image/png');
  });
  // A canvas that is too large for its device is there, and empty.
  return png === null ? err('large') : ok(png);
};
