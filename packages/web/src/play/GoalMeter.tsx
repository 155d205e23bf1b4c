import type { JSX } from 'preact';
import type { MarbleCount, Variant } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { meterOf } from './meter.ts';
import type { MeterRow } from './meter.ts';
import { closestText } from './meterText.ts';

interface Props {
  readonly name: string;
  readonly variant: Variant;
  readonly captives: MarbleCount;
  readonly gain: MarbleCount;
  readonly loss: MarbleCount;
}

/** Progress to all goals in one picture, with the words that say the same. */
export const GoalMeter = ({ name, variant, captives, gain, loss }: Props): JSX.Element => {
  const meter = meterOf(variant, captives, gain, loss);
  const closest = closestText(meter, variant, captives);
  return (
    <div class="goals">
      <div
        class="meter"
        role="img"
        dir="ltr"
        aria-label={words().meter.name(name, meter.rows, closest.spoken)}
      >
        {meter.box > 0 && (
          <i
            class={meter.boxWon ? 'meter-box won' : 'meter-box'}
            style={{ '--box': meter.box, '--rows': meter.rows.length }}
          />
        )}
        {meter.rows.map((row) => (
          <Row key={row.marble} row={row} />
        ))}
      </div>
      <p class="closest" aria-hidden="true">
        <span>{closest.label}</span>
        <b>{closest.text}</b>
      </p>
    </div>
  );
};

const Row = ({ row }: { readonly row: MeterRow }): JSX.Element => (
  <div class={row.won ? 'meter-row won' : 'meter-row'} style={{ '--sockets': row.sockets.length }}>
    {row.sockets.map((socket, index) => (
      <i
        key={index}
        class={
          socket === 'empty' || socket === 'next'
            ? `socket ${socket}`
            : `socket ${socket} marble-icon ${row.marble}`
        }
      />
    ))}
    <span class="meter-count">
      <b>{row.have}</b>/{row.need}
    </span>
  </div>
);
