import type { Page } from 'playwright-core';

/** A screen, and how one gets there from its address. */
export interface Screen {
  readonly name: string;
  /** Path of the page, or the part of the table's address from `#` on. */
  readonly at: string;
  readonly settings?: { readonly [name: string]: unknown };
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly steps?: (page: Page) => Promise<unknown>;
}

/** As on a phone and on a desk: by the pointer, wherever it is. */
export const tap = async (page: Page, ...labels: readonly string[]): Promise<void> => {
  for (const label of labels) await page.locator(`[data-ring="${label}"]`).click();
};

/** Types turns as one who knows the notation. */
export const type = async (page: Page, ...turns: readonly string[]): Promise<void> => {
  for (const turn of turns) {
    await page.locator('#move-box').evaluate((box: HTMLInputElement, text) => {
      box.value = text;
      box.form?.requestSubmit();
    }, turn);
    await page.locator('[data-ply] bdi', { hasText: turn }).first().waitFor({ state: 'attached' });
  }
};

/** Presses what may be in a menu or on another tab, as there is room. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().dispatchEvent('click');

export const there = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor({ state: 'attached', timeout: 60_000 });

/** A key that is pressed on the page as a whole. */
export const key = async (page: Page, name: string): Promise<void> => {
  await page.locator('h1').first().focus();
  await page.keyboard.press(name);
};

/** What an item of the menu opens; it is known by its picture. */
export const fromMenu = async (page: Page, icon: string): Promise<void> => {
  await press(page, `#menu .menu-item:has(.icon-${icon})`);
  await there(page, 'dialog[open]');
};

/** A file, as one chooses it where the page takes some. */
export const choose = (page: Page, within: string, name: string, text: string): Promise<void> =>
  page
    .locator(`${within} input[type=file]`)
    .first()
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
