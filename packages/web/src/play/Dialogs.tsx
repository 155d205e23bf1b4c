import type { JSX } from 'preact';
import { en } from '../i18n/en.ts';
import { NewGameDialog } from '../newGame/NewGameDialog.tsx';
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
      return <Ask question={resignQuestion()} act={resignNow} title={en.menu.resign} />;
    case 'draw':
      return <Ask question={en.menu.drawAsk} act={agreeDrawNow} title={en.menu.draw} />;
  }
};

const resignQuestion = (): string => {
  const { name } = seats.value[isHere.value ? toMove.value : nearPlayer.value];
  return name === en.seats.you ? en.menu.resignAskYou : en.menu.resignAsk(name);
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
          {en.menu.no}
        </button>
        <button
          type="button"
          class="button accent"
          onClick={() => {
            closeDialog();
            act();
          }}
        >
          {en.menu.yes}
        </button>
      </>
    }
  >
    <p>{question}</p>
  </Dialog>
);

const KeysDialog = (): JSX.Element => (
  <Dialog title={en.keys.title} onClose={closeDialog} wide text>
    <div class="keys">
      {en.keys.groups.map((group) => (
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
      <p class="quiet">{en.type.hint}</p>
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
  const words = en.settings;
  return (
    <Dialog
      title={words.title}
      onClose={closeDialog}
      footer={
        <button type="button" class="button accent" onClick={closeDialog}>
          {words.close}
        </button>
      }
    >
      <div class="settings">
        <Choice
          name="theme"
          legend={words.theme}
          value={now.theme}
          options={options(words.themes)}
          onChange={(theme) => changeSettings({ theme })}
        />
        <div class="setting-said">
          <Choice
            name="thinking"
            legend={words.thinking}
            value={now.thinking}
            options={options(words.thinkings)}
            onChange={(thinking) => changeSettings({ thinking })}
          />
          <small>{words.thinkingSays}</small>
        </div>
        <Choice
          name="confirm"
          legend={words.confirm}
          value={now.confirm}
          options={options(words.confirms)}
          onChange={(confirm) => changeSettings({ confirm })}
        />
        <Choice
          name="labels"
          legend={words.labels}
          value={now.labels}
          options={options(words.labelKinds)}
          onChange={(labels) => changeSettings({ labels })}
        />
        <Choice
          name="turn"
          legend={words.turn}
          value={String(now.turn)}
          options={TURNS.map((turn) => ({ value: String(turn), text: `${turn * 60}°` }))}
          onChange={(turn) => changeSettings({ turn: Number(turn) })}
        />
        <Switch
          text={words.mirror}
          checked={now.mirror}
          onChange={(mirror) => changeSettings({ mirror })}
        />
        <Choice
          name="grow"
          legend={words.grow}
          value={now.grow}
          options={options(words.grows)}
          onChange={(grow) => changeSettings({ grow })}
        />
        <Switch
          text={words.marbleMarks}
          says={words.marbleMarksSay}
          checked={now.marbleMarks}
          onChange={(marbleMarks) => changeSettings({ marbleMarks })}
        />
        <Switch
          text={words.alwaysClaim}
          says={words.alwaysClaimSays}
          checked={now.alwaysClaim}
          onChange={(alwaysClaim) => changeSettings({ alwaysClaim })}
        />
        <Switch
          text={words.keepColour}
          says={words.keepColourSays}
          checked={now.keepColour}
          onChange={(keepColour) => changeSettings({ keepColour })}
        />
        <Switch
          text={words.shortcuts}
          checked={now.shortcuts}
          onChange={(shortcuts) => changeSettings({ shortcuts })}
        />
        <Switch
          text={words.motion}
          checked={now.motion}
          onChange={(motion) => changeSettings({ motion })}
        />
      </div>
    </Dialog>
  );
};
