import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Level } from '@zertz/engine';
import { PLAYERS } from '@zertz/rules';
import type { Player } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { seats } from '../play/store.ts';
import { FaceSwitch } from '../settings/FaceSwitch.tsx';
import type { SavedGame } from '../storage/savedGame.ts';
import { LevelChoice } from './LevelChoice.tsx';

export type Opponent = 'computer' | 'people';
/** Who begins: the person, or the one named first; the other; or nobody knows yet. */
export type Starter = 'first' | 'second' | 'lot';
type Names = { readonly [P in Player]: string };
type SavedSeats = SavedGame['seats'];

export const namesNow = (): Names => {
  const nameOf = (player: Player): string => seats.value[player].given ?? words().seats[player];
  return { first: nameOf('first'), second: nameOf('second') };
};

/** The field proposes the word for that player, which is no name. */
const givenName = (typed: string, player: Player): string | undefined => {
  const name = typed.trim();
  return name === '' || name === words().seats[player] ? undefined : name;
};

const inOrder = (one: SavedSeats['first'], other: SavedSeats['first'], starter: Starter) => {
  const first = starter === 'lot' ? Math.random() < 0.5 : starter === 'first';
  return first ? { first: one, second: other } : { first: other, second: one };
};

export const seatsOfPeople = (names: Names, starter: Starter): SavedSeats =>
  inOrder(
    { kind: 'here', name: givenName(names.first, 'first') },
    { kind: 'here', name: givenName(names.second, 'second') },
    starter,
  );

export const seatsWithComputer = (level: Level, starter: Starter): SavedSeats =>
  inOrder({ kind: 'here' }, { kind: 'computer', level }, starter);

/** Against whom, and who begins. */
export const Who = ({
  opponent,
  starter,
  level,
  names,
}: {
  readonly opponent: Signal<Opponent>;
  readonly starter: Signal<Starter>;
  readonly level: Signal<Level>;
  readonly names: Signal<Names>;
}): JSX.Element => {
  const texts = words().newGame;
  const alone = opponent.value === 'computer';
  return (
    <>
      <Choice
        name="opponent"
        legend={texts.opponent}
        value={opponent.value}
        options={[
          { value: 'computer', text: texts.computer, says: texts.computerSays },
          { value: 'people', text: texts.people, says: texts.peopleSays },
        ]}
        onChange={(value) => {
          opponent.value = value;
          starter.value = 'first';
        }}
      />
      {alone ? (
        <LevelChoice
          level={level.value}
          onChange={(value) => {
            level.value = value;
          }}
        />
      ) : (
        <>
          <NameFields names={names} />
          <FaceSwitch />
        </>
      )}
      <Choice
        name="starter"
        legend={texts.whoStarts}
        value={starter.value}
        options={[
          { value: 'first', text: alone ? texts.you : texts.firstName },
          ...(alone ? [{ value: 'second', text: texts.them } as const] : []),
          { value: 'lot', text: texts.lot },
        ]}
        onChange={(value) => {
          starter.value = value;
        }}
      />
    </>
  );
};

const NameFields = ({ names }: { readonly names: Signal<Names> }): JSX.Element => (
  <div class="names">
    {PLAYERS.map((player) => (
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
);
