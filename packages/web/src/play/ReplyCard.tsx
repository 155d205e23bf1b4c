import type { JSX } from 'preact';
import type { Player } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import type { Reply } from './replies.ts';
import { repliesTitle, winsText } from './repliesText.ts';
import { label, replies } from './turnPanel.ts';

/** What the turn as it is shown leaves the opponent to capture. */
export const ReplyCard = (): JSX.Element | null => {
  const now = replies.value;
  if (now === undefined) return null;
  const wins = winsText(now);
  return (
    <section class={`card replies ${now.by}`}>
      <h2>
        <PlayerMark player={now.by} />
        {repliesTitle(now)}
      </h2>
      <ul>
        {now.best.map((reply) => (
          <li key={reply.rings.join(' ')}>
            <Taken reply={reply} />
            <span class="quiet">{words().dock.endsOn(label(reply.end))}</span>
          </li>
        ))}
      </ul>
      {wins !== undefined && <p class="reply-wins">{wins}</p>}
      {!now.whole && <p class="quiet">{words().replies.soFar}</p>}
    </section>
  );
};

/** The same in one line, where there is no room for a card. */
export const ReplyLine = (): JSX.Element | null => {
  const now = replies.value;
  if (now === undefined) return null;
  const { line } = words().replies;
  return (
    <span class={`reply-line ${now.by}`}>
      <PlayerMark player={now.by} />
      {now.must ? line.must : line.may}
      {now.count === 1 ? <Taken reply={now.best[0]} /> : ` (${words().step.ways(now.count)})`}
    </span>
  );
};

const PlayerMark = ({ player }: { readonly player: Player }): JSX.Element => (
  <i class="reply-mark" aria-hidden="true">
    {player === 'first' ? '◆' : '●'}
  </i>
);

const Taken = ({ reply }: { readonly reply: Reply }): JSX.Element => (
  <span class="reply-taken">
    {reply.taken.map(({ marble, ring }, index) => (
      <MarbleIcon key={`${index} ${ring}`} marble={marble} />
    ))}
    <span class="unseen">{words().counts(reply.gain)}</span>
  </span>
);
