import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { NewGameDialog } from '../newGame/NewGameDialog.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Choice, Switch } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { changeSettings, settings } from '../storage/settings.ts';
import { closeDialog, dialog } from './dialogs.ts';
import { agreeDrawNow, isHere, nearPlayer, resignNow, seats, toMove } from './store.ts';

/** The dialog that is open, if any. */
export const Dialogs = (): JSX.Element | null => {
  switch (dialog.value) {
    case undefined:
      return null;
    case 'new-game':
      return <NewGameDialog />;
    case 'settings':
      return <SettingsDialog />;
    case 'keys':
      return <KeysDialog />;
    case 'resign':
      return <Ask question={resignQuestion()} act={resignNow} title={words().menu.resign} />;
    case 'draw':
      return <Ask question={words().menu.drawAsk} act={agreeDrawNow} title={words().menu.draw} />;
  }
};

const resignQuestion = (): string => {
  const { name } = seats.value[isHere.value ? toMove.value : nearPlayer.value];
  return name === words().seats.you ? words().menu.resignAskYou : words().menu.resignAsk(name);
};

const Ask = ({
  title,
  question,
  act,
}: {
  readonly title: string;
  readonly question: string;
  readonly act: () => void;
}): JSX.Element => (
  <Dialog
    title={title}
    onClose={closeDialog}
    footer={
      <>
        <button type="button" class="button" onClick={closeDialog}>
          {words().menu.no}
        </button>
        <button
          type="button"
          class="button accent"
          onClick={() => {
            closeDialog();
            act();
          }}
        >
          {words().menu.yes}
        </button>
      </>
    }
  >
    <p>{question}</p>
  </Dialog>
);

const KeysDialog = (): JSX.Element => (
  <Dialog title={words().keys.title} onClose={closeDialog} wide text>
    <div class="keys">
      {words().keys.groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <dl>
            {group.rows.map(([keys, says]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="quiet">{words().type.hint}</p>
    </div>
  </Dialog>
);

const options = <T extends string>(texts: { readonly [V in T]: string }): readonly {
  value: T;
  text: string;
}[] => (Object.keys(texts) as T[]).map((value) => ({ value, text: texts[value] }));

const TURNS = [0, 1, 2, 3, 4, 5];

const SettingsDialog = (): JSX.Element => {
  const now = settings.value;
  const texts = words().settings;
  return (
    <Dialog
      title={texts.title}
      onClose={closeDialog}
      footer={
        <button type="button" class="button accent" onClick={closeDialog}>
          {texts.close}
        </button>
      }
    >
      <div class="settings">
        <LanguageChoice />
        <Choice
          name="theme"
          legend={texts.theme}
          value={now.theme}
          options={options(texts.themes)}
          onChange={(theme) => changeSettings({ theme })}
        />
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
        <Choice
          name="confirm"
          legend={texts.confirm}
          value={now.confirm}
          options={options(texts.confirms)}
          onChange={(confirm) => changeSettings({ confirm })}
        />
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
        <Switch
          text={texts.motion}
          checked={now.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
      </div>
    </Dialog>
  );
};
