import type { JSX } from 'preact';
import { MARBLES } from '@zertz/rules';
import type { MarbleCount } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';

/** A number that can be typed; what is out of bounds is brought within them. */
export const NumberBox = ({
  label,
  value,
  min = 0,
  max,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}): JSX.Element => (
  <input
    class="number-box"
    type="number"
    inputMode="numeric"
    aria-label={label}
    min={min}
    max={max}
    value={value}
    onChange={(event) => {
      const typed = Math.round(event.currentTarget.valueAsNumber);
      const next = Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : value;
      event.currentTarget.value = String(next);
      onChange(next);
    }}
  />
);

/** So many marbles of each colour. */
export const CountBoxes = ({
  label,
  counts,
  onChange,
}: {
  readonly label: string;
  readonly counts: MarbleCount;
  readonly onChange: (counts: MarbleCount) => void;
}): JSX.Element => (
  <div class="count-boxes" role="group" aria-label={label}>
    {MARBLES.map((marble) => (
      <span key={marble}>
        <MarbleIcon marble={marble} />
        <NumberBox
          label={`${label}, ${words().newGame.poolEach[marble]}`}
          value={counts[marble]}
          max={99}
          onChange={(value) => onChange({ ...counts, [marble]: value })}
        />
      </span>
    ))}
  </div>
);
