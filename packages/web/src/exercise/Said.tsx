import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';

/** What has come of the last thing done. */
export interface SaidLine {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

export const Said = ({ line }: { readonly line: SaidLine | undefined }): JSX.Element => (
  <div class="exercise-said" role="status">
    {line !== undefined && (
      <p class={line.tone}>
        <Icon name={line.icon} />
        <span>{line.text}</span>
      </p>
    )}
  </div>
);
