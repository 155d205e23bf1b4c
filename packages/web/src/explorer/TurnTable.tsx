import { computed, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import type { Score } from '@zertz/engine';
import { parseTurn } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { percentText } from '../i18n/percent.ts';
import { Notation } from '../play/Notation.tsx';
import { engineOn, lines } from '../study/desk.ts';
import { playedLine } from '../study/line.ts';
import { playLine } from '../study/playLine.ts';
import { nameOf, position } from '../study/store.ts';
import { figureText, worthText } from '../study/worthText.ts';
import { lookAt, lookAway } from './preview.ts';
import { ResultBar } from './ResultBar.tsx';
import type { TurnStatistics } from './statistics.ts';
import { symmetricKey } from './symmetricKey.ts';
import { explorerWords } from './words.ts';

/** What the engine says of turns, by the position they lead to: the same turn has many views. */
const scores = computed((): ReadonlyMap<number, Score> => {
  const found = new Map<number, Score>();
  for (const { score, turns } of lines.value?.report.lines ?? []) {
    const [first] = playedLine(position.value, turns.slice(0, 1));
    if (first !== undefined) found.set(symmetricKey(first.after).key, score);
  }
  return found;
});

/** How games went on, the most frequent turn first. One of its rows is in the tab order. */
export const TurnTable = ({
  turns,
}: {
  readonly turns: readonly TurnStatistics[];
}): JSX.Element => {
  const at = useSignal(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const text = explorerWords();
  const { turn: player } = position.value;
  const sign = player === 'first' ? '◆' : '●';
  const current = Math.min(at.value, turns.length - 1);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLTableSectionElement>): void => {
    const to = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: turns.length - 1 }[
      event.key
    ];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    at.value = Math.max(0, Math.min(turns.length - 1, to));
    body.current?.querySelectorAll('button')[at.value]?.focus();
  };
  return (
    <table class="turn-table">
      <thead>
        <tr>
          <th scope="col">{text.turn}</th>
          <th scope="col" class="number">
            {text.games}
          </th>
          <th scope="col" class="number" title={text.forPlayerSays(nameOf(player))}>
            {text.forPlayer(sign)}
          </th>
          <th scope="col" class="results">
            <span class="result-legend" dir="ltr">
              <span>
                ◆ <span class="wide">{nameOf('first')}</span>
              </span>
              <span>{text.tie}</span>
              <span>
                ● <span class="wide">{nameOf('second')}</span>
              </span>
            </span>
          </th>
          {engineOn.value && (
            <th scope="col" class="number">
              {text.engine}
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={onKeyDown}>
        {turns.map((one, index) => (
          <TurnRow
            key={one.turn}
            one={one}
            inOrder={index === current}
            onFocus={() => {
              at.value = index;
            }}
          />
        ))}
      </tbody>
    </table>
  );
};

const TurnRow = ({
  one,
  inOrder,
  onFocus,
}: {
  readonly one: TurnStatistics;
  readonly inOrder: boolean;
  readonly onFocus: () => void;
}): JSX.Element => {
  const { games, lost, tied, turn, won } = one;
  const { turn: player } = position.value;
  const isFirst = player === 'first';
  return (
    <tr onPointerEnter={() => lookAt(turn)} onPointerLeave={lookAway}>
      <td>
        <button
          type="button"
          class="turn-of-row"
          tabIndex={inOrder ? 0 : -1}
          onFocus={() => {
            onFocus();
            lookAt(turn);
          }}
          onBlur={lookAway}
          onClick={() => playLine([turn])}
        >
          <TurnIcon turn={turn} />
          <bdi dir="ltr">
            <Notation text={turn} />
          </bdi>
        </button>
      </td>
      <td class="number">{games.toLocaleString(document.documentElement.lang)}</td>
      <td class="number">{percentText((won + tied / 2) / games)}</td>
      <td>
        <ResultBar first={isFirst ? won : lost} tied={tied} second={isFirst ? lost : won} />
      </td>
      {engineOn.value && (
        <td class="number">
          <EngineSays one={one} />
        </td>
      )}
    </tr>
  );
};

/** The marble that is placed, or the way of a capture. */
const TurnIcon = ({ turn: text }: { readonly turn: string }): JSX.Element => {
  const turn = parseTurn(position.value, text);
  return turn.ok && turn.value.kind === 'placement' ? (
    <MarbleIcon marble={turn.value.marble} />
  ) : (
    <i class="turn-icon" aria-hidden="true">
      {turn.ok && turn.value.kind === 'capture' ? '×' : ''}
    </i>
  );
};

const EngineSays = ({ one }: { readonly one: TurnStatistics }): JSX.Element => {
  const score = scores.value.get(one.key);
  if (score === undefined) return <span class="quiet">–</span>;
  const scored = { score, player: position.value.turn };
  return (
    <span title={worthText(scored)}>
      <span dir="ltr">{figureText(scored)}</span>
      <span class="unseen">, {worthText(scored)}</span>
    </span>
  );
};
