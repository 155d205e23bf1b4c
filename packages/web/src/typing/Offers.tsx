import type { JSX } from 'preact';
import type { Completion } from './completions.ts';
import { questionWords } from './words.ts';

export const OFFERS = 'move-box-offers';
export const offerId = (index: number): string => `${OFFERS}-${index}`;

/** How the text in the move box may go on, as its list. The box keeps the focus. */
export const Offers = ({
  offers,
  chosen,
  onTake,
}: {
  readonly offers: readonly Completion[];
  readonly chosen: number | undefined;
  readonly onTake: (offer: Completion) => void;
}): JSX.Element => (
  <ul id={OFFERS} class="offers" role="listbox" aria-label={questionWords().offers}>
    {offers.map((offer, index) => (
      <li
        key={offer.text}
        id={offerId(index)}
        class="offer"
        role="option"
        aria-selected={index === chosen}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onTake(offer)}
      >
        <bdi>{offer.text}</bdi>
        {offer.question !== undefined && <span>{questionWords().asks[offer.question]}</span>}
      </li>
    ))}
  </ul>
);
