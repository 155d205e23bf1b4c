import type { JSX } from 'preact';

/** A row of alternatives as native radio buttons. */
export const Choice = <T extends string>({
  name,
  legend,
  value,
  options,
  onChange,
  hideLegend = false,
}: {
  readonly name: string;
  readonly legend: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly text: string;
    readonly says?: string;
    /** The whole name, where the text alone would not tell. */
    readonly label?: string;
  }[];
  readonly onChange: (value: T) => void;
  readonly hideLegend?: boolean;
}): JSX.Element => (
  <fieldset class="choice">
    <legend class={hideLegend ? 'unseen' : 'label'}>{legend}</legend>
    <div class="choice-row">
      {options.map((option) => (
        <label key={option.value} class="choice-option">
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span class="choice-face">
            <span>{option.text}</span>
            {option.says !== undefined && <small>{option.says}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

export const Switch = ({
  text,
  says,
  checked,
  onChange,
}: {
  readonly text: string;
  readonly says?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): JSX.Element => (
  <label class="switch">
    <span>
      {text}
      {says !== undefined && <small>{says}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);
