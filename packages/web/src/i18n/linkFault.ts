import type { LinkFault } from '../storage/gameLink.ts';
import { words } from './words.ts';

/** One sentence about what is wrong with a link, and where. */
export const linkFaultText = ({ at, count }: LinkFault): string =>
  count === undefined
    ? words().app.badLink(at)
    : words().app.badCount(count.marble, count.found, count.expected);
