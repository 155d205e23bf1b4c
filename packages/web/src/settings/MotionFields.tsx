import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { hear } from '../sound/play.ts';
import { settings } from '../storage/settings.ts';
import { isShown } from './names.ts';
import { ChoiceOf, SwitchOf, VolumeOf } from './parts.tsx';
import { own } from './words.ts';

export const SoundFields = (): JSX.Element => (
  <>
    <SwitchOf of="sound" text={words().settings.sound} />
    {settings.value.sound && (
      <>
        <VolumeOf
          of="moveVolume"
          text={own().moveVolume}
          onSet={() => hear([{ sound: 'place', at: 0 }])}
        />
        <VolumeOf
          of="alertVolume"
          text={own().alertVolume}
          onSet={() => hear([{ sound: 'turn', at: 0 }])}
        />
      </>
    )}
  </>
);

export const SpeedField = (): JSX.Element => (
  <ChoiceOf of="motion" legend={words().settings.motion} texts={own().speeds} />
);

/** What moves, is heard and is felt. */
export const MotionFields = (): JSX.Element => (
  <>
    <SpeedField />
    <SoundFields />
    {settings.value.sound && (
      <ChoiceOf
        of="turnSignal"
        legend={words().settings.turnSignal}
        texts={words().settings.turnSignals}
      />
    )}
    {isShown('vibration') && <SwitchOf of="vibration" text={words().settings.vibration} />}
  </>
);
