import type { JSX } from 'preact';
import { MARBLES } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { needs, toggleNeed } from './desk.ts';
import { escapeOn, offers, threats } from './extras.ts';
import { LineButton } from './LineButton.tsx';
import { Marbles } from './Marbles.tsx';
import { solving } from './solve.ts';
import { game, nameOf } from './store.ts';
import { byColour } from './threats.ts';
import { studyWords } from './words.ts';

/** What can be shown of any position, be the engine on or off. */
export const Toggles = (): JSX.Element => {
  const text = studyWords();
  return (
    <div class="study-toggles">
      <Toggle
        icon="bolt"
        text={text.threats.name}
        on={needs.value.has('threats')}
        letter="X"
        act={() => toggleNeed('threats')}
      />
      <Toggle
        icon="spark"
        text={text.offers.name}
        on={needs.value.has('offers')}
        letter="V"
        act={() => toggleNeed('offers')}
      />
      <Toggle
        icon="map"
        text={text.escape.name}
        on={escapeOn.value}
        act={() => {
          escapeOn.value = !escapeOn.value;
        }}
      />
    </div>
  );
};

const Toggle = ({
  icon,
  text,
  on,
  letter,
  act,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly on: boolean;
  readonly letter?: string;
  readonly act: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="button small toggle"
    aria-pressed={on}
    aria-keyshortcuts={letter}
    onClick={act}
  >
    <Icon name={icon} />
    {text}
  </button>
);

/** The answers to what was asked for. */
export const Extras = (): JSX.Element | null =>
  game.value.outcome !== undefined || solving.value !== undefined ? null : (
    <>
      {needs.value.has('threats') && <ThreatsCard />}
      {needs.value.has('offers') && <OffersCard />}
      {escapeOn.value && <p class="card extra-card quiet">{studyWords().escape.says}</p>}
    </>
  );

const ThreatsCard = (): JSX.Element => {
  const text = studyWords();
  const now = threats.value;
  if (now === undefined) return <p class="card extra-card quiet">{text.starting}</p>;
  const { atOnce, forced, player } = now;
  const colours = byColour(atOnce);
  const name = nameOf(player);
  return (
    <section class="card extra-card" aria-label={text.threats.title(name)}>
      <h2>{text.threats.title(name)}</h2>
      {forced.kind === 'win' && <p>{text.threats.forced(name, Math.ceil(forced.turns / 2))}</p>}
      {atOnce.length === 0 && <p class="quiet">{text.threats.none}</p>}
      <ul>
        {MARBLES.filter((marble) => colours[marble].length > 0).map((marble) => (
          <ColourThreats key={marble} marble={marble} turns={colours[marble]} />
        ))}
      </ul>
    </section>
  );
};

const SHOWN = 4;

const ColourThreats = ({
  marble,
  turns,
}: {
  readonly marble: Marble;
  readonly turns: readonly { readonly turn: string; readonly wins: boolean }[];
}): JSX.Element => (
  <li class="threat">
    <MarbleIcon marble={marble} />
    <span class="unseen">{words().marble[marble].title}: </span>
    <span class="threat-turns">
      {turns.slice(0, SHOWN).map(({ turn, wins }) => (
        <span key={turn}>
          <bdi dir="ltr">{turn}</bdi>
          {wins && <b class="amber-text"> {studyWords().threats.wins}</b>}{' '}
        </span>
      ))}
      {turns.length > SHOWN && (
        <span class="quiet">{studyWords().threats.more(turns.length - SHOWN)}</span>
      )}
    </span>
  </li>
);

const OffersCard = (): JSX.Element => {
  const text = studyWords().offers;
  const found = offers.value;
  return (
    <section class="card extra-card" aria-label={text.title}>
      <h2>{text.title}</h2>
      {found === undefined ? (
        <p class="quiet">{text.looking}</p>
      ) : found.length === 0 ? (
        <p class="quiet">{text.none}</p>
      ) : (
        <ol class="engine-lines offer-lines">
          {found.slice(0, 6).map((offer) => (
            <LineButton key={offer.turns[0]} line={offer}>
              <span class="give-get">
                {text.give} <Marbles count={offer.give} /> {text.get} <Marbles count={offer.get} />
              </span>
            </LineButton>
          ))}
        </ol>
      )}
    </section>
  );
};
