import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Switch } from '../parts/Choice.tsx';
import { doneTips, finishTips, forgetTips, TIPS } from '../storage/tips.ts';
import { fieldId } from './names.ts';

/** Tips end one by one as they are followed; on again, they start over. */
export const TipsSwitch = (): JSX.Element => (
  <Switch
    id={fieldId('tips')}
    text={words().settings.tips}
    says={words().settings.tipsSay}
    checked={doneTips.value.length < TIPS.length}
    onChange={(on) => (on ? forgetTips() : finishTips(TIPS))}
  />
);
