import { linkFaultText } from '../i18n/linkFault.ts';
import type { LinkFault } from '../storage/gameLink.ts';
import { openingWords } from './openingWords.ts';

/** One sentence about a text that is no whole game or position: it may be a link or not. */
export const stopsText = (fault: LinkFault): string => {
  const { nothing, stops } = openingWords().faults;
  if (fault.count !== undefined) return linkFaultText(fault);
  return fault.at === '' ? nothing : stops(fault.at);
};
