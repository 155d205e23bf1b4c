import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';

/** What can be done with a row of a list. */
export const RowTool = ({
  icon,
  name,
  of,
  act,
}: {
  readonly icon: IconName;
  readonly name: string;
  /** What the row is called. */
  readonly of: string;
  readonly act: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="icon-button"
    aria-label={`${name}: ${of}`}
    title={name}
    onClick={act}
  >
    <Icon name={icon} />
  </button>
);
