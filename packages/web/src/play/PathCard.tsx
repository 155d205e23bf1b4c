import type { JSX } from 'preact';
import type { Ring } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import type { OpenPath } from './paths.ts';

/** One way to capture: where it ends and what it takes. */
export const PathCard = ({
  path,
  chosen,
  twin = false,
  label,
  onPick,
}: {
  readonly path: OpenPath;
  readonly chosen: boolean;
  /** Another way takes and ends alike. */
  readonly twin?: boolean;
  readonly label: (ring: Ring) => string;
  readonly onPick: () => void;
}): JSX.Element => (
  <button
    type="button"
    class={`path-card ${chosen ? 'chosen' : ''}`}
    aria-pressed={chosen}
    data-path={path.letter}
    title={twin ? words().dock.sameResult : undefined}
    onClick={onPick}
  >
    <span class="path-head">
      <b>{words().dock.path(path.letter)}</b>
      <span>{words().dock.endsOn(label(path.end))}</span>
    </span>
    <span class="path-haul">
      <span class="unseen">{words().counts(path.gain)}</span>
      {path.taken.map(({ marble, ring }) => (
        <MarbleIcon key={ring} marble={marble} />
      ))}
    </span>
    {twin && (
      <small>
        {words().dock.route(path.taken.map(({ ring }) => label(ring)))}
        <span class="unseen">. {words().dock.sameResult}</span>
      </small>
    )}
  </button>
);
