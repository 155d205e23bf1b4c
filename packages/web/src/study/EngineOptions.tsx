import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { changeSettings, settings } from '../storage/settings.ts';
import { hasThreads, THREADS } from '../computer/threads.ts';

const KINDS = ['most', 'half', 'one'] as const;
const UNITS = ['marbles', 'chance'] as const;

/** How the engine works, and in what it tells who is ahead. */
export const EngineOptions = (): JSX.Element => {
  const text = words().settings;
  return (
    <>
      {hasThreads && (
        <Choice
          name="engine-threads"
          legend={text.threads}
          value={settings.value.threads}
          options={KINDS.map((value) => ({
            value,
            text:
              value === 'one'
                ? text.threadKinds.one
                : `${text.threadKinds[value]} (${THREADS[value]})`,
          }))}
          onChange={(threads) => changeSettings({ threads })}
        />
      )}
      <Choice
        name="engine-worth"
        legend={text.worth}
        value={settings.value.worth}
        options={UNITS.map((value) => ({ value, text: text.worths[value] }))}
        onChange={(worth) => changeSettings({ worth })}
      />
    </>
  );
};
