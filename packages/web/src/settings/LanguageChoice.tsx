import type { JSX } from 'preact';
import { LANGUAGE_INFO, LANGUAGES } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { fieldId } from './names.ts';

/** A list in which everyone finds their language by its own name. */
export const LanguageChoice = (): JSX.Element => (
  <label class="language-choice" id={fieldId('language')}>
    <span class="label">{words().settings.language}</span>
    <select
      value={settings.value.language}
      onChange={(event) => {
        changeSettings({ language: event.currentTarget.value as 'auto' | Language });
      }}
    >
      <option value="auto">{words().settings.languageAuto}</option>
      {LANGUAGES.map((language) => (
        <option
          key={language}
          value={language}
          lang={language}
          dir={LANGUAGE_INFO[language].direction}
        >
          {LANGUAGE_INFO[language].name}
        </option>
      ))}
    </select>
  </label>
);
