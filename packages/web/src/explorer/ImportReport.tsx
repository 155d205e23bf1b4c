import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { faultText } from '../games/faultText.ts';
import { Icon } from '../parts/Icon.tsx';
import { copyText } from '../parts/copyText.ts';
import { gamesIn } from './collection.ts';
import type { Refused } from './messages.ts';
import { outcome } from './runImport.ts';
import type { Outcome } from './runImport.ts';
import { LARGEST } from './limits.ts';
import { explorerWords } from './words.ts';

/** What came of the last import: how many games, and what was refused and why. */
export const ImportReport = (): JSX.Element => {
  const now = outcome.value;
  return (
    <div role="status" class="import-report">
      {now !== undefined && (
        <>
          <p>
            {saysOf(now)}
            <button
              type="button"
              class="icon-button"
              aria-label={explorerWords().close}
              title={explorerWords().close}
              onClick={() => {
                outcome.value = undefined;
              }}
            >
              <Icon name="close" />
            </button>
          </p>
          {now.kind === 'read' && now.read.refusedInAll > 0 && (
            <RefusedList refused={now.read.refused} inAll={now.read.refusedInAll} />
          )}
        </>
      )}
    </div>
  );
};

const saysOf = (now: Outcome): string => {
  const { failed, imported, nothing, notKept } = explorerWords();
  if (now.kind === 'failed') return failed[now.why];
  const games = gamesIn(now.read.collection);
  if (games === 0) return nothing;
  return now.kept === 'kept' ? imported(games) : `${imported(games)} ${notKept[now.kept]}`;
};

const sentence = (refused: Refused): string => {
  if ('error' in refused) {
    return faultText({ code: 'record', error: refused.error, readable: undefined }, true);
  }
  const { faults } = explorerWords();
  return refused.fault === 'large' ? faults.large(LARGEST) : faults[refused.fault];
};

const RefusedList = ({
  refused,
  inAll,
}: {
  readonly refused: readonly Refused[];
  readonly inAll: number;
}): JSX.Element => {
  const copied = useSignal<boolean | undefined>(undefined);
  const text = explorerWords();
  const copy = async (): Promise<void> => {
    const lines = refused.map((one) => `${one.file}: ${sentence(one)}`);
    copied.value = await copyText(`${lines.join('\n')}\n`);
  };
  return (
    <details>
      <summary>{text.refused(inAll)}</summary>
      <ul class="refused">
        {refused.map((one, index) => (
          <li key={index}>
            <bdi>{one.file}</bdi>: {sentence(one)}
          </li>
        ))}
        {inAll > refused.length && <li>{text.more(inAll - refused.length)}</li>}
      </ul>
      <button type="button" class="button small" onClick={() => void copy()}>
        <Icon name="copy" />
        {text.copy}
      </button>
      {copied.value !== undefined && (
        <span class="quiet">{copied.value ? text.copied : text.notCopied}</span>
      )}
    </details>
  );
};
