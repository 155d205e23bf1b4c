import { words } from '../i18n/words.ts';
import { MOST } from './replies.ts';
import type { Replies } from './replies.ts';

/** What has to be captured, in a few words. */
export const repliesTitle = ({ count, must }: Replies): string => {
  if (count === MOST) return words().replies.many(count);
  if (count > 1) return words().replies.choose(count);
  return must ? words().replies.must : words().replies.may;
};

/** What is won by that. */
export const winsText = ({ count, wins }: Replies): string | undefined => {
  if (wins === 0) return undefined;
  return wins === count ? words().replies.wins : words().replies.mayWin;
};

/** All of it as sentences, for those who do not see the board. */
export const repliesText = (replies: Replies): string => {
  const { best, count, must } = replies;
  const what =
    count === 1 ? words().replies.takes(must, best[0].gain) : `${repliesTitle(replies)}.`;
  return [what, winsText(replies) ?? ''].join(' ').trim();
};
