import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { PICTURE_THEMES } from '@zertz/art/picture';
import type { PictureTheme } from '@zertz/art/picture';
import { words } from '../i18n/words.ts';
import { Choice, Switch } from '../parts/Choice.tsx';
import { LONGEST_CAPTION, PACES, SCALES } from './options.ts';
import type { Options, What } from './options.ts';
import type { Subject } from './subject.ts';
import { diagramWords } from './words.ts';

const LABELS = ['edges', 'every', 'off'] as const;

const nameOf = (theme: PictureTheme): string =>
  theme === 'print' ? diagramWords().print : words().settings.themes[theme];

/** All that can be chosen for a picture. */
export const DiagramFields = ({
  subject,
  what,
  caption,
  options,
  width,
  onChange,
}: {
  readonly subject: Subject;
  readonly what: Signal<What>;
  readonly caption: Signal<string>;
  readonly options: Options;
  /** How wide the picture is as it is meant. */
  readonly width: number;
  readonly onChange: (change: Partial<Options>) => void;
}): JSX.Element => {
  const text = diagramWords();
  return (
    <div class="diagram-fields">
      {subject.lines.length > 0 && (
        <Choice
          name="diagram-what"
          legend={text.what}
          value={what.value}
          options={(['position', ...subject.lines.map(({ kind }) => kind)] as const).map(
            (value) => ({ value, text: text.whats[value] }),
          )}
          onChange={(value) => {
            what.value = value;
          }}
        />
      )}
      <Choice
        name="diagram-theme"
        legend={words().settings.theme}
        value={options.theme}
        options={PICTURE_THEMES.map((value) => ({ value, text: nameOf(value), swatch: value }))}
        onChange={(theme) => onChange({ theme })}
      />
      <Choice
        name="diagram-labels"
        legend={words().settings.labels}
        value={options.labels}
        options={LABELS.map((value) => ({ value, text: words().settings.labelKinds[value] }))}
        onChange={(labels) => onChange({ labels })}
      />
      <fieldset class="diagram-shows">
        <legend class="label">{text.shows}</legend>
        <Switch text={text.tray} checked={options.tray} onChange={(tray) => onChange({ tray })} />
        {(subject.last !== undefined || what.value !== 'position') && (
          <Switch text={text.last} checked={options.last} onChange={(last) => onChange({ last })} />
        )}
        {subject.drawings.length > 0 && what.value === 'position' && (
          <Switch
            text={text.drawings}
            checked={options.drawings}
            onChange={(drawings) => onChange({ drawings })}
          />
        )}
      </fieldset>
      <label class="field">
        <span class="label">{text.caption}</span>
        <input
          dir="auto"
          maxLength={LONGEST_CAPTION}
          autocomplete="off"
          value={caption.value}
          onInput={(event) => {
            caption.value = event.currentTarget.value;
          }}
        />
      </label>
      {what.value === 'position' ? (
        <Choice
          name="diagram-width"
          legend={text.width}
          value={options.scale}
          options={SCALES.map((value) => ({
            value,
            text: text.pixels(Math.round(width * Number(value))),
          }))}
          onChange={(scale) => onChange({ scale })}
        />
      ) : (
        <Choice
          name="diagram-pace"
          legend={text.pace}
          value={options.pace}
          options={PACES.map((value) => ({ value, text: text.paces[value] }))}
          onChange={(pace) => onChange({ pace })}
        />
      )}
    </div>
  );
};
