import type { JSX, TargetedKeyboardEvent } from 'preact';

/** A row of tabs over one panel, whose id is the name with `-panel`. */
export const Tabs = <T extends string>({
  name,
  label,
  tabs,
  value,
  onChange,
}: {
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}): JSX.Element => {
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs.at((at + (event.key === onward ? 1 : -1)) % tabs.length);
    if (next === undefined) return;
    onChange(next.value);
    document.getElementById(`${name}-${next.value}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${name}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${name}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.text}
        </button>
      ))}
    </div>
  );
};
