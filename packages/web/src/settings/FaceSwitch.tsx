import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Switch } from '../parts/Choice.tsx';
import { changeSettings, settings } from '../storage/settings.ts';
import { fieldId } from './names.ts';

/** For two people; on a large screen nothing is turned. */
export const FaceSwitch = (): JSX.Element => (
  <Switch
    id={fieldId('faceToFace')}
    text={words().face.name}
    says={words().face.says}
    checked={settings.value.faceToFace}
    onChange={(faceToFace) => changeSettings({ faceToFace })}
  />
);
