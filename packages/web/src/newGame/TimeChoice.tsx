import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';
import type { TimeControl } from '../play/clock.ts';
import { NumberBox } from './NumberBox.tsx';

/** Minutes for the game, and seconds for each turn. */
const OFFERED = [
  [3, 2],
  [5, 5],
  [10, 10],
  [20, 20],
] as const;

const MINUTE = 60_000;

const control = (minutes: number, seconds: number): TimeControl => ({
  main: minutes * MINUTE,
  increment: seconds * 1000,
});

const keyOf = (time: TimeControl | undefined): string =>
  time === undefined ? 'none' : `${time.main / MINUTE}+${time.increment / 1000}`;

/** How much time there is; `undefined`: as much as one wants. */
export const TimeChoice = ({
  time,
  onChange,
}: {
  readonly time: TimeControl | undefined;
  readonly onChange: (time: TimeControl | undefined) => void;
}): JSX.Element => {
  const texts = words().newGame;
  const key = keyOf(time);
  const offered = OFFERED.map(([minutes, seconds]) => ({
    value: `${minutes}+${seconds}`,
    text: texts.timeText(minutes, seconds),
    label: texts.timeName(minutes, seconds),
  }));
  const own = useSignal(time !== undefined && !offered.some(({ value }) => value === key));
  const choose = (value: string): void => {
    own.value = value === 'own';
    const found = OFFERED.find(([minutes, seconds]) => `${minutes}+${seconds}` === value);
    if (found !== undefined) onChange(control(found[0], found[1]));
    else if (value === 'none') onChange(undefined);
    else onChange(time ?? control(10, 10));
  };
  return (
    <div class="time-choice">
      <Choice
        name="time"
        legend={texts.time}
        value={own.value ? 'own' : key}
        options={[
          { value: 'none', text: texts.noClock },
          ...offered,
          { value: 'own', text: texts.ownTime },
        ]}
        onChange={choose}
      />
      {own.value && time !== undefined && (
        <div class="own-time">
          <label>
            {texts.minutes}
            <NumberBox
              label={texts.minutes}
              value={time.main / MINUTE}
              min={1}
              max={180}
              onChange={(minutes) => onChange({ ...time, main: minutes * MINUTE })}
            />
          </label>
          <label>
            {texts.seconds}
            <NumberBox
              label={texts.seconds}
              value={time.increment / 1000}
              max={120}
              onChange={(seconds) => onChange({ ...time, increment: seconds * 1000 })}
            />
          </label>
        </div>
      )}
      {time !== undefined && <p class="quiet">{texts.timeSays}</p>}
    </div>
  );
};
