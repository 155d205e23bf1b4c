import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Level } from '@zertz/engine';
import { isPresetName, isUntouched, newGame, PRESETS } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { goTo } from '../pages/router.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { clock, freshClock } from '../play/clock.ts';
import type { TimeControl } from '../play/clock.ts';
import { closeDialog } from '../play/dialogs.ts';
import { begin, game, seatsFrom, solo } from '../play/store.ts';
import { TipsSwitch } from '../settings/TipsSwitch.tsx';
import { current } from '../storage/current.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { AidSwitches } from './AidSwitches.tsx';
import { Layout } from './Layout.tsx';
import { faultOf, positionFrom, rulesOf } from './ownRules.ts';
import type { OwnRules } from './ownRules.ts';
import { OwnRulesFields } from './OwnRulesFields.tsx';
import { Presets } from './Presets.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { namesNow, seatsOfPeople, seatsWithComputer, Who } from './Who.tsx';
import type { Opponent, Starter } from './Who.tsx';
import './newGame.css';

/** The rules of the game on the table, as far as a game can begin by them. */
const rulesNow = (): OwnRules => {
  const { start } = game.value;
  if (!isPresetName(start.variant.preset)) return rulesOf(PRESETS.official);
  const out = isUntouched(start) ? start.board.rings.diff(start.rings) : [];
  const rules = { variant: start.variant, without: new Set<number>(out) };
  return faultOf(rules) === undefined ? rules : rulesOf(PRESETS[start.variant.preset]);
};

/** Everything about a game that is chosen before it. */
export const NewGameDialog = (): JSX.Element => {
  const rules = useSignal(rulesNow());
  const opponent = useSignal<Opponent>(solo.value ? 'computer' : 'people');
  const starter = useSignal<Starter>('first');
  const level = useSignal<Level>(settings.value.level);
  const names = useSignal(namesNow());
  const time = useSignal<TimeControl | undefined>(clock.value);
  const aids = useSignal(current.value.aids);
  const fault = useComputed(() => faultOf(rules.value));
  const texts = words().newGame;
  const start = (): void => {
    if (fault.value !== undefined) return;
    const alone = opponent.value === 'computer';
    closeDialog();
    if (alone) changeSettings({ level: level.value });
    begin(
      newGame(positionFrom(rules.value)),
      seatsFrom(
        alone
          ? seatsWithComputer(level.value, starter.value)
          : seatsOfPeople(names.value, starter.value),
      ),
      {
        clock: time.value === undefined ? undefined : freshClock(time.value),
        aids: aids.value,
      },
    );
    goTo('play');
  };
  return (
    <Dialog
      title={texts.title}
      onClose={closeDialog}
      wide
      footer={
        <>
          <p class="new-game-fault" role="status">
            {fault.value !== undefined && texts.faults[fault.value]}
          </p>
          <button type="button" class="button" onClick={closeDialog}>
            {texts.cancel}
          </button>
          <button
            type="button"
            class="button accent"
            aria-disabled={fault.value !== undefined}
            onClick={start}
          >
            {texts.start}
          </button>
        </>
      }
    >
      <div class="new-game-columns">
        <div class="new-game-who">
          <Who opponent={opponent} starter={starter} level={level} names={names} />
          <TimeChoice
            time={time.value}
            onChange={(next) => {
              time.value = next;
            }}
          />
          <Layout rules={rules} />
        </div>
        <div class="new-game-rules">
          <Presets
            chosen={rules.value.variant.preset}
            onChange={(name) => {
              rules.value = rulesOf(PRESETS[name]);
            }}
          />
          <OwnRulesFields
            variant={rules.value.variant}
            onChange={(variant) => {
              const same = variant.board === rules.value.variant.board;
              rules.value = { variant, without: same ? rules.value.without : new Set() };
            }}
          />
          <fieldset class="new-game-aids">
            <legend class="label">{texts.aids}</legend>
            {opponent.value === 'computer' && <TipsSwitch />}
            <AidSwitches aids={aids} alone={opponent.value === 'computer'} />
          </fieldset>
        </div>
      </div>
    </Dialog>
  );
};
