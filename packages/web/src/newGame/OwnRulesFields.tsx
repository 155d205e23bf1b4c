import type { JSX } from 'preact';
import { BOARD_NAMES, CHOICES, NO_MARBLES, PLAYERS } from '@zertz/rules';
import type { Choice as Option, Variant } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Choice, Switch } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { CountBoxes } from './NumberBox.tsx';
import { has, withChoice } from './ownRules.ts';

/** The last is a grid to cut layouts from, not a board to play on. */
const BOARDS = BOARD_NAMES.filter((name) => name !== 204);

const MOST_GOALS = 6;

interface FieldsProps {
  readonly variant: Variant;
  readonly onChange: (variant: Variant) => void;
}

/** Everything that rules may be made of, for those who do not take them as they come. */
export const OwnRulesFields = ({ variant, onChange }: FieldsProps): JSX.Element => {
  const texts = words().newGame;
  return (
    <details class="own-rules">
      <summary>
        <b>{texts.own}</b> <small>{texts.ownSays}</small>
      </summary>
      <div class="own-fields">
        <Choice
          name="board"
          legend={texts.board}
          value={String(variant.board)}
          options={BOARDS.map((board) => ({
            value: String(board),
            text: String(board),
            label: texts.rings(board),
          }))}
          onChange={(value) => {
            const board = BOARDS.find((one) => String(one) === value);
            if (board !== undefined) onChange({ ...variant, board });
          }}
        />
        <div class="own-field">
          <span class="label">{texts.pool}</span>
          <CountBoxes
            label={texts.pool}
            counts={variant.supply}
            onChange={(supply) => onChange({ ...variant, supply })}
          />
        </div>
        <Goals variant={variant} onChange={onChange} />
        <div class="own-field">
          <span class="label">{texts.handicap}</span>
          {PLAYERS.map((player) => (
            <div key={player} class="own-line">
              <span>{texts.handicapOf[player]}</span>
              <CountBoxes
                label={`${texts.handicap}, ${texts.handicapOf[player]}`}
                counts={variant.handicap[player]}
                onChange={(captives) =>
                  onChange({ ...variant, handicap: { ...variant.handicap, [player]: captives } })
                }
              />
            </div>
          ))}
        </div>
        <div class="own-field">
          {(Object.keys(CHOICES) as Option[]).map((option) => (
            <Option key={option} option={option} variant={variant} onChange={onChange} />
          ))}
        </div>
      </div>
    </details>
  );
};

const Goals = ({ variant, onChange }: FieldsProps): JSX.Element => {
  const texts = words().newGame;
  const { goals } = variant;
  return (
    <div class="own-field">
      <span class="label">{texts.ownGoals}</span>
      {goals.map((goal, index) => (
        <div key={index} class="own-line">
          <CountBoxes
            label={texts.goalNumber(index + 1)}
            counts={goal}
            onChange={(next) => onChange({ ...variant, goals: goals.with(index, next) })}
          />
          <button
            type="button"
            class="icon-button"
            aria-label={texts.removeGoal(index + 1)}
            onClick={() => onChange({ ...variant, goals: goals.toSpliced(index, 1) })}
          >
            <Icon name="bin" />
          </button>
        </div>
      ))}
      {goals.length < MOST_GOALS && (
        <button
          type="button"
          class="button small"
          onClick={() => onChange({ ...variant, goals: [...goals, NO_MARBLES] })}
        >
          <Icon name="plus" />
          {texts.addGoal}
        </button>
      )}
    </div>
  );
};

/** Whatever is not as in the official game can be switched on. */
const Option = ({ option, variant, onChange }: FieldsProps & { readonly option: Option }) => {
  const texts: { readonly [value: string]: string | undefined } = words().options[option];
  return (
    <>
      {CHOICES[option].map((value) => {
        const text = texts[value];
        return text === undefined ? null : (
          <Switch
            key={value}
            text={text}
            checked={has(variant, option, value)}
            onChange={(on) => onChange(withChoice(variant, option, value, on))}
          />
        );
      })}
    </>
  );
};
