import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import type { PictureTheme, PictureView } from '@zertz/art/picture';
import { Tool } from '../parts/Tool.tsx';
import { isStill } from '../storage/settings.ts';
import { addressOf, svgOf } from './svg.ts';
import { diagramWords } from './words.ts';

/** The picture as it will be; a line runs, unless nothing is to move by itself. */
export const DiagramPreview = ({
  frames,
  theme,
  millis,
}: {
  /** Only one: a still picture. */
  readonly frames: readonly PictureView[];
  readonly theme: PictureTheme;
  readonly millis: number;
}): JSX.Element => {
  const runs = useSignal(!isStill());
  const at = useSignal(0);
  useEffect(() => {
    if (!runs.value || frames.length === 1) return undefined;
    const timer = setInterval(() => {
      at.value++;
    }, millis);
    return () => clearInterval(timer);
  }, [runs.value, frames.length, millis]);
  // Still, it shows where the line leads to.
  const index = runs.value ? at.value % frames.length : frames.length - 1;
  const view = frames[index];
  const address = useMemo(
    () => (view === undefined ? '' : addressOf(svgOf(view, theme))),
    [view, theme],
  );
  return (
    <div class="diagram-preview">
      <div class="diagram-frame">
        <img src={address} alt={view?.title ?? ''} />
        {frames.length > 1 && (
          <Tool
            icon={runs.value ? 'pause' : 'play'}
            name={runs.value ? diagramWords().pause : diagramWords().play}
            act={() => {
              runs.value = !runs.value;
            }}
          />
        )}
      </div>
    </div>
  );
};
