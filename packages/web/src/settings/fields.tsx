import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Choice, Switch } from '../parts/Choice.tsx';
import { changeSettings, settings } from '../storage/settings.ts';
import { doneTips, finishTips, forgetTips, TIPS } from '../storage/tips.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** The settings in groups, for the page and for the dialog in a game. */

const options = <T extends string>(texts: { readonly [V in T]: string }): readonly {
  value: T;
  text: string;
}[] => (Object.keys(texts) as T[]).map((value) => ({ value, text: texts[value] }));

/** Browsers on a desk say they can, and do nothing. */
export const mayVibrate = 'vibrate' in navigator && navigator.maxTouchPoints > 0;

const TURNS = [0, 1, 2, 3, 4, 5];

export const LookFields = (): JSX.Element => {
  const now = settings.value;
  const texts = words().settings;
  return (
    <>
      <LanguageChoice />
      <Choice
        name="theme"
        legend={texts.theme}
        value={now.theme}
        options={options(texts.themes)}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Switch
        text={texts.motion}
        checked={now.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Choice
        name="sound"
        legend={texts.sound}
        value={now.sound}
        options={options(texts.sounds)}
        onChange={(sound) => changeSettings({ sound })}
      />
      {now.sound !== 'off' && (
        <Choice
          name="turn-signal"
          legend={texts.turnSignal}
          value={now.turnSignal}
          options={options(texts.turnSignals)}
          onChange={(turnSignal) => changeSettings({ turnSignal })}
        />
      )}
      {mayVibrate && (
        <Switch
          text={texts.vibration}
          checked={now.vibration}
          onChange={(vibration) => changeSettings({ vibration })}
        />
      )}
    </>
  );
};

export const BoardFields = (): JSX.Element => {
  const now = settings.value;
  const texts = words().settings;
  return (
    <>
      <Choice
        name="labels"
        legend={texts.labels}
        value={now.labels}
        options={options(texts.labelKinds)}
        onChange={(labels) => changeSettings({ labels })}
      />
      <Choice
        name="turn"
        legend={texts.turn}
        value={String(now.turn)}
        options={TURNS.map((turn) => ({ value: String(turn), text: `${turn * 60}°` }))}
        onChange={(turn) => changeSettings({ turn: Number(turn) })}
      />
      <Switch
        text={texts.mirror}
        checked={now.mirror}
        onChange={(mirror) => changeSettings({ mirror })}
      />
      <Choice
        name="grow"
        legend={texts.grow}
        value={now.grow}
        options={options(texts.grows)}
        onChange={(grow) => changeSettings({ grow })}
      />
      <Switch
        text={texts.marbleMarks}
        says={texts.marbleMarksSay}
        checked={now.marbleMarks}
        onChange={(marbleMarks) => changeSettings({ marbleMarks })}
      />
      <FaceSwitch />
    </>
  );
};

export const TurnFields = (): JSX.Element => {
  const now = settings.value;
  const texts = words().settings;
  return (
    <>
      <Choice
        name="confirm"
        legend={texts.confirm}
        value={now.confirm}
        options={options(texts.confirms)}
        onChange={(confirm) => changeSettings({ confirm })}
      />
      <Switch
        text={texts.alwaysClaim}
        says={texts.alwaysClaimSays}
        checked={now.alwaysClaim}
        onChange={(alwaysClaim) => changeSettings({ alwaysClaim })}
      />
      <Switch
        text={texts.keepColour}
        says={texts.keepColourSays}
        checked={now.keepColour}
        onChange={(keepColour) => changeSettings({ keepColour })}
      />
      <Switch
        text={texts.shortcuts}
        checked={now.shortcuts}
        onChange={(shortcuts) => changeSettings({ shortcuts })}
      />
    </>
  );
};

export const AidFields = (): JSX.Element => {
  const now = settings.value;
  const texts = words().settings;
  return (
    <>
      <TipsSwitch />
      <div class="setting-said">
        <Choice
          name="thinking"
          legend={texts.thinking}
          value={now.thinking}
          options={options(texts.thinkings)}
          onChange={(thinking) => changeSettings({ thinking })}
        />
        <small>{texts.thinkingSays}</small>
      </div>
    </>
  );
};

/** For two people; on a large screen nothing is turned. */
export const FaceSwitch = (): JSX.Element => (
  <Switch
    text={words().face.name}
    says={words().face.says}
    checked={settings.value.faceToFace}
    onChange={(faceToFace) => changeSettings({ faceToFace })}
  />
);

/** Tips end one by one as they are followed; on again, they start over. */
export const TipsSwitch = (): JSX.Element => (
  <Switch
    text={words().settings.tips}
    says={words().settings.tipsSay}
    checked={doneTips.value.length < TIPS.length}
    onChange={(on) => (on ? forgetTips() : finishTips(TIPS))}
  />
);
