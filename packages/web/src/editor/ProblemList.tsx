import type { JSX } from 'preact';
import { formatRing } from '@zertz/rules';
import type { RingSet } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { kindOf, problemsOf } from './problems.ts';
import type { Problem } from './problems.ts';
import { position, refused } from './store.ts';
import { editorWords } from './words.ts';

const labelsOf = (rings: RingSet): string =>
  rings
    .toArray()
    .map((ring) => formatRing(position.value.board, ring))
    .join(', ');

const textOf = (problem: Problem): string => {
  const texts = editorWords().problems;
  switch (problem.code) {
    case 'no-rings':
      return texts.noRings;
    case 'over':
      return texts.over(
        problem.outcome.winner === undefined ? undefined : words().seats[problem.outcome.winner],
      );
    case 'both-won':
      return texts.bothWon;
    case 'unclaimed':
      return texts.unclaimed(labelsOf(problem.group));
    case 'left-lying':
      return texts.leftLying(labelsOf(problem.group));
    case 'rings-gone':
      return texts.ringsGone(problem.gone, problem.most);
    case 'forced':
      return texts.forced(problem.ways);
    case 'pass':
      return texts.pass;
    case 'rings-only':
      return texts.ringsOnly;
  }
};

/** What cannot be, and what is merely worth knowing. */
export const ProblemList = (): JSX.Element => {
  const problems = problemsOf(position.value);
  return (
    <section class="card problems" aria-labelledby="problems-title">
      <h2 id="problems-title">{editorWords().problemsTitle}</h2>
      <div role="status">
        {problems.length === 0 ? (
          <p class="problem fine">
            <Icon name="check" />
            <span>{editorWords().noProblems}</span>
          </p>
        ) : (
          <ul>
            {problems.map((problem, index) => (
              <li key={index} class={`problem ${kindOf(problem)}`}>
                <Icon name={kindOf(problem) === 'note' ? 'bolt' : 'close'} />
                <span>
                  <b>{editorWords().kinds[kindOf(problem)]}</b> {textOf(problem)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p class={refused.value === undefined ? 'unseen' : 'problem impossible'} role="alert">
        {refused.value === undefined ? (
          ''
        ) : (
          <>
            <Icon name="close" />
            <span>{editorWords().supply(refused.value.marble, refused.value.supply)}</span>
          </>
        )}
      </p>
    </section>
  );
};
