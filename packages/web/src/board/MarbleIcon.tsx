import type { JSX } from 'preact';
import type { Marble } from '@zertz/rules';

/** A small marble beside words or in a meter; the words say which colour it is. */
export const MarbleIcon = ({
  marble,
  class: extra = '',
}: {
  readonly marble: Marble;
  readonly class?: string;
}): JSX.Element => <i class={`marble-icon ${marble} ${extra}`} aria-hidden="true" />;
