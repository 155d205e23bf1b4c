/**
 * The size of text that was chosen here. Rules for narrow screens are written for the size that the
 * browser gives: larger text makes a screen narrower, so they are told the same of ours.
 */

const written = new WeakMap<CSSMediaRule, string>();

const scaleRule = (rule: CSSMediaRule, factor: number): void => {
  const text = written.get(rule) ?? rule.media.mediaText;
  written.set(rule, text);
  rule.media.mediaText = text.replaceAll(
    /([\d.]+)em/g,
    (_, length: string) => `${Number(length) * factor}em`,
  );
};

const scaleSheet = (sheet: CSSStyleSheet, factor: number): void => {
  try {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('em')) {
        scaleRule(rule, factor);
      }
    }
  } catch {
    // A sheet of another place, such as an extension's, is not ours to read.
  }
};

let factor = 1;

const scaleAll = (): void => {
  for (const sheet of document.styleSheets) scaleSheet(sheet, factor);
};

/** Sheets that come with a page later on. */
const followSheets = (): void => {
  const follow = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLLinkElement) node.addEventListener('load', scaleAll);
        else if (node instanceof HTMLStyleElement) scaleAll();
      }
    }
  });
  follow.observe(document.head, { childList: true });
};

let following = false;

export const setTextSize = (percent: number): void => {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  if (percent / 100 === factor) return;
  factor = percent / 100;
  scaleAll();
  if (!following) followSheets();
  following = true;
};
