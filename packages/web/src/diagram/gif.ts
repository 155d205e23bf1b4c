import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { FromMaker, ToMaker } from './gifMessages.ts';
import { canvasOf } from './raster.ts';
import type { RasterFailure } from './raster.ts';

export type GifFailure = RasterFailure | 'stopped';

/** The last picture of a line stays longer, so that one sees where it led to. */
const HOLD = 2.5;

interface Making {
  /** How long each picture is seen. */
  readonly millis: number;
  readonly signal: AbortSignal;
  /** How many pictures are in the file. */
  readonly told: (done: number) => void;
}

/** A GIF that shows these pictures again and again. */
export const gifOf = async (
  svgs: readonly string[],
  { millis, signal, told }: Making,
): Promise<Result<Blob, GifFailure>> => {
  const maker = new Worker(new URL('./gifMaker.ts', import.meta.url), { type: 'module' });
  try {
    for (const [index, svg] of svgs.entries()) {
      const canvas = await canvasOf(svg);
      if (!canvas.ok) return canvas;
      const { height, width } = canvas.value;
      const { data } = canvas.value.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
      if (data === undefined) return err('failed');
      const delay = index === svgs.length - 1 ? millis * HOLD : millis;
      await tell(maker, { kind: 'frame', data, delay, height, width }, [data.buffer], signal);
      if (signal.aborted) return err('stopped');
      told(index + 1);
    }
    const file = await tell(maker, { kind: 'end' }, [], signal);
    if (signal.aborted) return err('stopped');
    return file?.kind === 'file'
      ? ok(new Blob([file.bytes], { type: 'image/gif' }))
      : err('failed');
  } catch {
    return err('failed');
  } finally {
    maker.terminate();
  }
};

/** Its answer; none if that is no longer wanted. */
const tell = (
  maker: Worker,
  message: ToMaker,
  transfer: Transferable[],
  signal: AbortSignal,
): Promise<FromMaker | undefined> =>
  new Promise((resolve, reject) => {
    const over = new AbortController();
    const until = { signal: over.signal };
    const settle = (answer: FromMaker | undefined): void => {
      over.abort();
      resolve(answer);
    };
    if (signal.aborted) settle(undefined);
    signal.addEventListener('abort', () => settle(undefined), until);
    maker.addEventListener('message', ({ data }: MessageEvent<FromMaker>) => settle(data), until);
    maker.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        over.abort();
        reject(new Error(event.message));
      },
      until,
    );
    maker.postMessage(message, transfer);
  });
