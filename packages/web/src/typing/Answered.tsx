import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import { answerNow } from './answerNow.ts';
import { questionWords } from './words.ts';

/** The answer to the question asked last, beside the move box and never over the board. */
export const Answered = ({ onClose }: { readonly onClose: () => void }): JSX.Element | null => {
  const answer = answerNow.value;
  if (answer === undefined) return null;
  const rows = answer.lines.flatMap(({ term, text }) => (term === undefined ? [] : [[term, text]]));
  return (
    <div class="answer">
      <div class="answer-text" tabIndex={0} role="region" aria-label={questionWords().title}>
        {answer.lines.map(({ term, text }) =>
          term === undefined ? (
            <p key={text}>
              <bdi>{text}</bdi>
            </p>
          ) : null,
        )}
        {rows.length > 0 && (
          <dl>
            {rows.map(([term, text]) => (
              <div key={term}>
                <dt>
                  <bdi>{term}</bdi>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={questionWords().close}
        title={questionWords().close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
