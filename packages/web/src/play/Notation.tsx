import { Fragment } from 'preact';
import type { JSX } from 'preact';

/** A turn in notation, which may go on in another line between two marbles but not within one. */
export const Notation = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {text.split(/(?=[WGB][a-z]\d)/).map((piece, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </>
);
