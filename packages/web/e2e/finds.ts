import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Table } from './table.ts';

export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** Resolves once nothing fades from one colour to another any more. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );

export const violations = async (builder: AxeBuilder): Promise<string[]> => {
  const found = await builder.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};

/** Every rule in one theme, and those about colours in the other. */
export const finds = async ({ page, look }: Table): Promise<string[]> => {
  const here = look.theme === 'ink' ? 'dark' : 'light';
  const there = here === 'dark' ? 'light' : 'dark';
  await settled(page);
  const found = await violations(axe(page));
  await page.emulateMedia({ colorScheme: there });
  await page.locator(`html[data-theme="${there === 'dark' ? 'ink' : 'linen'}"]`).waitFor();
  await settled(page);
  found.push(...(await violations(axe(page).withRules('color-contrast'))));
  await page.emulateMedia({ colorScheme: here });
  await page.locator(`html[data-theme="${look.theme}"]`).waitFor();
  return found;
};

/** What has too little contrast to be read, in the theme that is shown. */
export const misread = async ({ page }: Table): Promise<string[]> => {
  await settled(page);
  return violations(axe(page).withRules('color-contrast'));
};
