import type { JSX } from 'preact';
import { studyWords } from './words.ts';
import { change, place } from './store.ts';
import { GLYPHS, nodeAt, ROOT, withComment, withGlyph } from './tree.ts';

/** What is said of the turn on the board: a sign and a comment. */
export const Notes = (): JSX.Element => {
  const { at, tree } = place.value;
  const node = nodeAt(tree, at);
  return (
    <div class="notes">
      {at !== ROOT && (
        <div class="glyphs" role="group" aria-label={studyWords().sign}>
          {GLYPHS.map((glyph) => (
            <button
              key={glyph}
              type="button"
              class="button small"
              aria-pressed={node.glyph === glyph}
              aria-label={studyWords().glyphs[glyph]}
              title={studyWords().glyphs[glyph]}
              onClick={() =>
                change((now) =>
                  withGlyph(now.tree, now.at, node.glyph === glyph ? undefined : glyph),
                )
              }
            >
              <span aria-hidden="true" dir="ltr">
                {glyph}
              </span>
            </button>
          ))}
        </div>
      )}
      <label class="comment-box">
        <span class="label">
          {at === ROOT ? studyWords().start : <bdi>{node.text}</bdi>}
          <span class="unseen">, {studyWords().comment}</span>
        </span>
        <textarea
          key={at}
          rows={5}
          maxLength={4000}
          dir="auto"
          placeholder={studyWords().comment}
          value={node.comment}
          onInput={({ currentTarget: { value } }) =>
            change((now) => withComment(now.tree, now.at, value))
          }
        />
      </label>
    </div>
  );
};
