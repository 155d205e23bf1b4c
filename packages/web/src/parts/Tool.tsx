import type { JSX } from 'preact';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

/** A button that is a picture, with its name for whoever points at it or cannot see it. */
export const Tool = ({
  icon,
  name,
  off = false,
  act,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly off?: boolean;
  readonly act: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="icon-button"
    aria-label={name}
    title={name}
    aria-disabled={off}
    onClick={() => {
      if (!off) act();
    }}
  >
    <Icon name={icon} />
  </button>
);
