import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Choice } from '../parts/Choice.tsx';
import { againstComputer, fillSeats, solo, TWO_PEOPLE } from './store.ts';

/** Who sits opposite can be changed at any time: a seat is only somebody who makes turns. */
export const OpponentChoice = ({ name }: { readonly name: string }): JSX.Element => (
  <Choice
    name={name}
    legend={words().menu.opponent}
    hideLegend
    value={solo.value ? 'computer' : 'people'}
    options={[
      { value: 'computer', text: words().menu.computer },
      { value: 'people', text: words().menu.twoPeople },
    ]}
    onChange={(value) => fillSeats(value === 'computer' ? againstComputer() : TWO_PEOPLE)}
  />
);
