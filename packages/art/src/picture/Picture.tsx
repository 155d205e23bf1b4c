import type { JSX } from 'preact';
import type { BoardView } from '../boardView.ts';
import type { Drawing } from '../drawings.ts';
import { Foreground } from '../Foreground.tsx';
import { Ground } from '../Ground.tsx';
import { captionLines } from './captionLines.ts';
import { Tray, TRAY_HEIGHT } from './Tray.tsx';
import type { TrayView } from './Tray.tsx';

/** What a picture shows, in the order from above. */
export interface PictureView {
  readonly board: BoardView;
  readonly drawings?: readonly Drawing[];
  readonly tray: TrayView | undefined;
  readonly caption: string;
  /** Room for so many lines at least, so that a row of pictures has one height. */
  readonly captionRoom?: number;
  /** The table has one colour, for files that have few of them. */
  readonly flat?: boolean;
  /** What it is called where it cannot be seen. */
  readonly title: string;
  /** The position as text, so that whoever has the picture can set it up again. */
  readonly description: string;
}

const PREFIX = 'zertz';
/** What the tray and a caption need at least. */
const LEAST_WIDTH = 620;
const LINE = 32;
const GAP = 18;
const FONT = "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const partsOf = ({ board, caption, captionRoom = 0, tray }: PictureView) => {
  const { box } = board.shape;
  const width = Math.max(box.width, LEAST_WIDTH);
  const lines = captionLines(caption, width);
  const room = Math.max(lines.length, captionRoom);
  const trayHeight = tray === undefined ? 0 : TRAY_HEIGHT;
  const captionHeight = room === 0 ? 0 : room * LINE + GAP;
  return { width, lines, height: box.height + trayHeight + captionHeight, trayHeight };
};

/** How large a picture is in units of the board. */
export const sizeOf = (view: PictureView): { readonly width: number; readonly height: number } => {
  const { height, width } = partsOf(view);
  return { width, height };
};

/** A board on its table with what belongs to it, as a picture that needs no page around it. */
export const Picture = ({
  view,
  styles,
  pixels,
}: {
  readonly view: PictureView;
  /** Rules without variables. */
  readonly styles: string;
  /** How wide it is to be. */
  readonly pixels: number;
}): JSX.Element => {
  const { height, lines, trayHeight, width } = partsOf(view);
  const { box } = view.board.shape;
  const left = (width - box.width) / 2 - box.x;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${rounded(width)} ${rounded(height)}`}
      width={pixels}
      height={Math.round((pixels * height) / width)}
      role="img"
      font-family={FONT}
    >
      <title>{view.title}</title>
      <desc>{view.description}</desc>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <defs>
        <radialGradient id="table" cx=".5" cy=".42" r=".72">
          <stop offset="0" class="table-light" />
          <stop offset="1" class="table-dark" />
        </radialGradient>
      </defs>
      {view.flat === true ? (
        <rect width="100%" height="100%" class="table-flat" />
      ) : (
        <rect width="100%" height="100%" fill="url(#table)" />
      )}
      <g transform={`translate(${rounded(left)} ${rounded(-box.y)})`}>
        <Ground view={view.board} prefix={PREFIX} />
        <Foreground view={view.board} prefix={PREFIX} drawings={view.drawings} />
      </g>
      <g transform={`translate(0 ${rounded(box.height)})`}>
        {view.tray !== undefined && <Tray tray={view.tray} prefix={PREFIX} width={width} />}
      </g>
      {lines.map((line, index) => (
        <text
          key={index}
          class="caption"
          direction={isFromTheRight(line) ? 'rtl' : undefined}
          x={rounded(width / 2)}
          y={rounded(box.height + trayHeight + 24 + index * LINE)}
        >
          {line}
        </text>
      ))}
    </svg>
  );
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Whether a text is read from right to left: the first letter tells. */
const isFromTheRight = (text: string): boolean => /^\P{L}*[\u0590-\u08ff]/u.test(text);
