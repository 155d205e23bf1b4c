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
    /** A theme whose colours are shown. */
    readonly swatch?: string;
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
            {option.swatch !== undefined && <Swatch theme={option.swatch} />}
            <span>{option.text}</span>
            {option.says !== undefined && <small>{option.says}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** A ring on the table of a theme; a choice that is no theme has the colours of the page. */
const Swatch = ({ theme }: { readonly theme: string }): JSX.Element => (
  <span class="swatch" data-theme={theme} aria-hidden="true" />
);

export const Switch = ({
  id,
  text,
  says,
  checked,
  onChange,
}: {
  readonly id?: string;
  readonly text: string;
  readonly says?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): JSX.Element => (
  <label class="switch" id={id}>
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

/** A native slider from 0 to 100. */
export const Slider = ({
  id,
  text,
  value,
  valueText,
  onInput,
  onSet,
}: {
  readonly id: string;
  readonly text: string;
  readonly value: number;
  readonly valueText: string;
  /** While it moves. */
  readonly onInput: (value: number) => void;
  /** When it was let go. */
  readonly onSet: () => void;
}): JSX.Element => (
  <label class="slider" id={id}>
    <span>
      {text}
      <span aria-hidden="true">{valueText}</span>
    </span>
    <input
      type="range"
      min="0"
      max="100"
      step="5"
      value={value}
      aria-valuetext={valueText}
      onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
      onChange={onSet}
    />
  </label>
);
