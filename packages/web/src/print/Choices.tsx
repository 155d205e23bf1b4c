import type { JSX } from 'preact';
import { Choice, Switch } from '../parts/Choice.tsx';
import { LONGEST_HEADING, PAPERS, PER_PAGE, placesOn, SHOWN, SOLUTIONS } from './sheet.ts';
import type { Shown } from './sheet.ts';
import { changeSheet, diagrams, keepAddress, sheet } from './store.ts';
import { printWords } from './words.ts';

/** How the diagrams come on paper. */
export const Choices = (): JSX.Element => {
  const text = printWords();
  const { heading, paper, shown, solutions } = sheet.value;
  const numbers = PER_PAGE.map(String);
  return (
    <section class="card print-choices">
      <label class="print-heading">
        <span class="label">{text.heading}</span>
        <input
          dir="auto"
          maxLength={LONGEST_HEADING}
          placeholder={text.headingHint}
          value={heading}
          onInput={({ currentTarget }) => {
            sheet.value = { ...sheet.peek(), heading: currentTarget.value };
          }}
          onChange={keepAddress}
        />
      </label>
      <Choice
        name="paper"
        legend={text.paper}
        value={paper}
        options={PAPERS.map((value) => ({ value, text: text.papers[value] }))}
        onChange={(value) => changeSheet({ paper: value })}
      />
      <Choice
        name="per-page"
        legend={text.perPage}
        value={String(placesOn(sheet.value, diagrams.value.length))}
        options={numbers.map((value) => ({ value, text: value }))}
        onChange={(value) => changeSheet({ perPage: PER_PAGE[numbers.indexOf(value)] })}
      />
      <Choice
        name="solutions"
        legend={text.solutions}
        value={solutions}
        options={SOLUTIONS.map((value) => ({ value, text: text.solutionsAt[value] }))}
        onChange={(value) => changeSheet({ solutions: value })}
      />
      <div class="print-shown">
        {SHOWN.map((one) => (
          <Switch
            key={one}
            text={text.shown[one]}
            {...(one === 'numbers' && solutions !== 'none' ? { says: text.numbersSays } : {})}
            checked={shown.includes(one)}
            onChange={(on) => show(one, on)}
          />
        ))}
      </div>
    </section>
  );
};

const show = (one: Shown, on: boolean): void => {
  const { shown } = sheet.peek();
  changeSheet({ shown: SHOWN.filter((other) => (other === one ? on : shown.includes(other))) });
};
