import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Level } from '@zertz/engine';
import { boardOf, formatCount, newGame, PRESETS, RingSet, startPosition } from '@zertz/rules';
import type { Player, PresetName, Ring } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { PRESET_GROUPS } from './presetGroups.ts';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { closeDialog } from '../play/dialogs.ts';
import { begin, game, seats, seatsFrom } from '../play/store.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import './newGame.css';

type Opponent = 'computer' | 'people';
type Starter = 'you' | 'them' | 'lot';

/** Everything about a game that is chosen before it. */
export const NewGameDialog = (): JSX.Element => {
  const before = game.value.start.variant.preset;
  const preset = useSignal<PresetName>(before in PRESETS ? (before as PresetName) : 'official');
  const computer = seats.value.first.kind === 'computer' || seats.value.second.kind === 'computer';
  const opponent = useSignal<Opponent>(computer ? 'computer' : 'people');
  const starter = useSignal<Starter>('you');
  const level = useSignal<Level>(settings.value.level);
  const without = useSignal<ReadonlySet<number>>(new Set());
  const names = useSignal({ first: nameOf('first'), second: nameOf('second') });
  const variant = useComputed(() => PRESETS[preset.value]);
  const board = boardOf(variant.value.board);
  const start = (): void => {
    const left = RingSet.from([...without.value].map((ring) => ring as Ring));
    if (left.size >= board.size) return;
    closeDialog();
    if (opponent.value === 'computer') changeSettings({ level: level.value });
    begin(
      newGame(startPosition(variant.value, { without: left })),
      seatsFrom(
        opponent.value === 'computer'
          ? seatsWithComputer(level.value, starter.value)
          : seatsOfPeople(names.value),
      ),
    );
  };
  return (
    <Dialog
      title={words().newGame.title}
      onClose={closeDialog}
      wide
      footer={
        <>
          <button type="button" class="button" onClick={closeDialog}>
            {words().newGame.cancel}
          </button>
          <button type="button" class="button accent" onClick={start}>
            {words().newGame.start}
          </button>
        </>
      }
    >
      <div class="new-game-columns">
        <div class="new-game-who">
          <Choice
            name="opponent"
            legend={words().newGame.opponent}
            value={opponent.value}
            options={[
              {
                value: 'computer',
                text: words().newGame.computer,
                says: words().newGame.computerSays,
              },
              { value: 'people', text: words().newGame.people, says: words().newGame.peopleSays },
            ]}
            onChange={(value) => {
              opponent.value = value;
            }}
          />
          {opponent.value === 'computer' ? (
            <>
              <LevelChoice
                level={level.value}
                onChange={(value) => {
                  level.value = value;
                }}
              />
              <Choice
                name="starter"
                legend={words().newGame.whoStarts}
                value={starter.value}
                options={[
                  { value: 'you', text: words().newGame.you },
                  { value: 'them', text: words().newGame.them },
                  { value: 'lot', text: words().newGame.lot },
                ]}
                onChange={(value) => {
                  starter.value = value;
                }}
              />
            </>
          ) : (
            <div class="names">
              {(['first', 'second'] as const).map((player) => (
                <label key={player}>
                  <span class="label">
                    {player === 'first' ? words().newGame.firstName : words().newGame.secondName}
                  </span>
                  <input
                    value={names.value[player]}
                    maxLength={24}
                    onInput={(event) => {
                      names.value = { ...names.value, [player]: event.currentTarget.value };
                    }}
                  />
                </label>
              ))}
            </div>
          )}
          <div class="chosen-preset">
            <BoardPicture
              board={board}
              without={without.value}
              onToggle={(ring) => {
                const next = new Set(without.value);
                if (!next.delete(ring)) next.add(ring);
                without.value = next;
              }}
            />
            <p class="quiet">
              {without.value.size === 0 ? (
                words().newGame.ownBoardSays
              ) : (
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    without.value = new Set();
                  }}
                >
                  {words().newGame.ownBoardReset}
                </button>
              )}
            </p>
            <dl class="facts">
              <dt>{words().newGame.pool}</dt>
              <dd class="pool-fact">
                {(['white', 'grey', 'black'] as const).map((marble) => (
                  <span key={marble}>
                    <MarbleIcon marble={marble} />
                    {variant.value.supply[marble]}
                  </span>
                ))}
                <span class="unseen">{formatCount(variant.value.supply)}</span>
              </dd>
              <dt>{words().newGame.goals}</dt>
              <dd>{words().newGame.goalsText(variant.value.goals)}</dd>
            </dl>
          </div>
        </div>
        <fieldset class="presets">
          <legend class="label">{words().newGame.rules}</legend>
          {PRESET_GROUPS.map((group) => (
            <div
              key={group.title}
              class="preset-group"
              role="group"
              aria-label={words().presetGroups[group.title]}
            >
              <h3>{words().presetGroups[group.title]}</h3>
              {group.presets.map((name) => (
                <PresetOption
                  key={name}
                  name={name}
                  checked={preset.value === name}
                  choose={() => {
                    preset.value = name;
                    without.value = new Set();
                  }}
                />
              ))}
            </div>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
};

const PresetOption = ({
  name,
  checked,
  choose,
}: {
  readonly name: PresetName;
  readonly checked: boolean;
  readonly choose: () => void;
}): JSX.Element => (
  <label class="preset">
    <input type="radio" name="preset" value={name} checked={checked} onChange={choose} />
    <span class="preset-face">
      <b>{words().presets[name].name}</b>
      <span class="preset-rings">{words().newGame.rings(PRESETS[name].board)}</span>
      <small>{words().presets[name].says}</small>
    </span>
  </label>
);

const nameOf = (player: Player): string => {
  const { given } = seats.value[player];
  return given ?? words().seats[player];
};

type SavedSeats = Parameters<typeof seatsFrom>[0];

const seatsOfPeople = (names: { readonly first: string; readonly second: string }): SavedSeats => ({
  first: { kind: 'here', name: givenName(names.first, 'first') },
  second: { kind: 'here', name: givenName(names.second, 'second') },
});

/** The field proposes the word for that player, which is no name. */
const givenName = (typed: string, player: Player): string | undefined => {
  const name = typed.trim();
  return name === '' || name === words().seats[player] ? undefined : name;
};

const seatsWithComputer = (level: Level, starter: Starter): SavedSeats => {
  const you = { kind: 'here' } as const;
  const computer = { kind: 'computer', level } as const;
  const youFirst = starter === 'lot' ? Math.random() < 0.5 : starter === 'you';
  return youFirst ? { first: you, second: computer } : { first: computer, second: you };
};
