import { describe, expect, test } from 'vitest';
import { DESKTOP, opener, PHONE } from './page.ts';
import { processorOf } from './processor.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const WORDS_A_MINUTE = 250;
const SECONDS_TO_AIM = 1;

/**
 * Somebody who has never been here: reads the headline, and all that is written at the board, each
 * time something is new there. Reading and aiming are counted, not waited for.
 */
class Newcomer {
  readonly #table: Table;
  readonly #read = new Set<string>();
  #words = 0;
  #taps = 0;
  constructor(table: Table) {
    this.#table = table;
  }

  async read(): Promise<void> {
    const seen = await this.#table.page
      .locator('h1, .hero-says, .stage-tip, .dock')
      .filter({ visible: true })
      .allInnerTexts();
    for (const line of seen.flatMap((text) => text.split('\n')).map((text) => text.trim())) {
      if (line === '' || this.#read.has(line)) continue;
      this.#read.add(line);
      this.#words += line.split(/\s+/).length;
    }
  }

  async tap(selector: string): Promise<void> {
    this.#taps += 1;
    await this.#table.press(this.#table.page.locator(selector).first());
  }

  get seconds(): number {
    return (this.#words / WORDS_A_MINUTE) * 60 + this.#taps * SECONDS_TO_AIM;
  }
}

describe.each([DESKTOP, PHONE])('$name', (look) => {
  test.each(['en', 'cs', 'he'])(
    'UX 2 a newcomer has made the first legal turn within 20 s, in %s',
    async (language) => {
      const table = await open(look, { at: '/', settings: { language } });
      const processor = await processorOf(table);
      const before = await processor.worked();
      // The page again, with the time that it takes.
      const newcomer = new Newcomer(table);
      await table.page.reload();
      await table.page.locator('[data-ring].legal').first().waitFor();
      await newcomer.read();
      await newcomer.tap('[data-ring="d4"]');
      await table.page.locator('[data-ring="a1"].legal').waitFor();
      await newcomer.read();
      await newcomer.tap('[data-ring].legal');
      if (table.isPhone) {
        await table.page.locator('.dock .confirm:not([aria-disabled="true"])').waitFor();
        await newcomer.read();
        await newcomer.tap('.dock .confirm');
      }
      await until(() => table.ringsLeft()).toBeLessThan(37);
      expect(await table.dialog.count()).toBe(0);
      const page = (await processor.worked()) - before;
      expect(page).toBeGreaterThan(0);
      expect(newcomer.seconds + page).toBeLessThan(20);
    },
  );
});
