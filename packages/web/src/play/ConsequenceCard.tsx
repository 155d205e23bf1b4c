import type { JSX } from 'preact';
import { MARBLES, covers, sum } from '@zertz/rules';
import type { Marble } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Preview } from './preview.ts';
import { claimedBy, consequence, label, mayLeave, passedText, refusalNow } from './turnPanel.ts';

/** What the turn would do, or why the last input did nothing. Only there if there is something. */
export const ConsequenceCard = (): JSX.Element | null => {
  const refused = refusalNow.value;
  if (refused !== undefined) {
    return (
      <section class="card notice">
        <Icon name="close" />
        <p>{refused}</p>
      </section>
    );
  }
  const now = consequence.value;
  if (now === undefined || (now.claimed.length === 0 && now.cutOff.length === 0)) {
    return passedText.value === undefined ? null : (
      <section class="card consequence quiet">
        <p>{passedText.value}</p>
      </section>
    );
  }
  return now.claimed.length > 0 ? <Claims now={now} /> : <CutOff />;
};

const CutOff = (): JSX.Element => (
  <section class="card consequence quiet">
    <h2>{words().preview.cutOffTitle}</h2>
    <p>{words().preview.cutOffSays}</p>
  </section>
);

const Claims = ({ now }: { readonly now: Preview }): JSX.Element => {
  const { turn, before } = now.played;
  const removed = turn.kind === 'pass' || turn.removal === undefined ? undefined : turn.removal;
  const best = MARBLES.filter((marble) => now.gain[marble] > 0);
  return (
    <section class="card consequence">
      <h2>
        <Icon name="bolt" />
        {words().preview.claimsTitle(claimedBy(now))}
      </h2>
      <p>
        {words().preview.claimsSays(
          removed === undefined ? undefined : label(removed),
          now.claimed.map(({ ring }) => label(ring)),
        )}
      </p>
      {best.map((marble) => (
        <Progress key={marble} now={now} marble={marble} />
      ))}
      {mayLeave.value && before.variant.isolationClaim === 'optional' && (
        <p class="quiet">{words().preview.mayLeave}</p>
      )}
    </section>
  );
};

/** How near the claim brings the goal of its colour. */
const Progress = ({
  now,
  marble,
}: {
  readonly now: Preview;
  readonly marble: Marble;
}): JSX.Element | null => {
  const { before } = now.played;
  const have = sum(before.captives[before.turn], now.gain);
  const goal = before.variant.goals.find(
    (counts) => counts[marble] === counts.white + counts.grey + counts.black,
  );
  if (goal === undefined) return null;
  const missing = goal[marble] - have[marble];
  return (
    <div class="progress">
      <MarbleIcon marble={marble} />
      <div>
        <b>{words().preview.has(have[marble], goal[marble], marble)}</b>
        <span>
          {covers(have, goal) || now.wins
            ? words().preview.wins
            : missing === 1
              ? words().preview.oneMore
              : words().preview.away(missing, marble)}
        </span>
      </div>
    </div>
  );
};
