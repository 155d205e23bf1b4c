import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatTurn, newGame, parseTurn, playTurn, positionOf } from '@zertz/rules';
import type { Game, Marble, Position } from '@zertz/rules';
import type { Look } from './page.ts';
import { touchDrag } from './touch.ts';

/** Waits until something is so. */
export const until = <T>(value: () => Promise<T>): ReturnType<typeof expect.poll<T>> =>
  expect.poll(value, { timeout: 5000, interval: 20 });

/** What an engine or a solver works out is waited for as long as a test may take. */
export const PATIENCE = { timeout: 50_000 };

const COLOURS = { W: 'white', G: 'grey', B: 'black' } as const;

/** The open application, in the words of its user. */
export class Table {
  readonly page: Page;
  readonly look: Look;
  /** What the page complained about. */
  readonly errors: string[] = [];

  constructor(page: Page, look: Look) {
    this.page = page;
    this.look = look;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.errors.push(message.text());
    });
  }

  /**
   * Opens the table, or a page by its path, or the table with another game: `at` is then the address
   * from `#` on.
   */
  async visit(at: string): Promise<void> {
    // Another part after # alone would not load anything.
    if (this.page.url() !== 'about:blank') await this.page.goto('about:blank');
    await this.page.goto(at.startsWith('/') ? at : at === '' ? '/play' : `/${at}`);
    await this.page.locator('h1').first().waitFor();
  }

  /** A server of files does not know games and studies by their addresses: the page finds them itself. */
  forgiveNotFound(): void {
    const others = this.errors.filter((error) => !error.includes('404 (Not Found)'));
    this.errors.splice(0, this.errors.length, ...others);
  }

  get isPhone(): boolean {
    return this.look.size === 'phone';
  }

  /**
   * Clicks, or taps where fingers are used. What is in sight is pressed at once; for the rest the
   * page is scrolled, and what is covered or can do nothing is waited for.
   */
  async press(what: Locator): Promise<void> {
    const at = await what.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const seen = element.contains(document.elementFromPoint(x, y));
      return seen && element.ariaDisabled !== 'true' ? { x, y } : undefined;
    });
    if (at === undefined) await (this.isPhone ? what.tap() : what.click());
    else if (this.isPhone) await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  /** Presses something that is there but says it can do nothing now. */
  async pressAnyway(what: Locator): Promise<void> {
    await (this.isPhone ? what.tap({ force: true }) : what.click({ force: true }));
  }

  ring(label: string): Locator {
    return this.page.locator(`[data-ring="${label}"]`);
  }

  colour(marble: Marble): Locator {
    return this.page.locator(`button[data-marble="${marble}"]`);
  }

  /** A button with this name that can be seen. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true }).first();
  }

  /** One of several choices that can be seen. */
  radio(name: string | RegExp): Locator {
    return this.page.getByRole('radio', { name }).filter({ visible: true });
  }

  /** One of the choices with this heading. */
  choice(legend: string, name: string): Locator {
    const group = this.page.getByRole('group', { name: legend, exact: true });
    return group.getByRole('radio', { name, exact: true });
  }

  get confirmButton(): Locator {
    return this.page.locator('.dock .confirm');
  }

  async tap(label: string): Promise<void> {
    await this.press(this.ring(label));
  }

  async choose(marble: Marble): Promise<void> {
    await this.press(this.colour(marble));
  }

  async confirm(): Promise<void> {
    await this.press(this.confirmButton);
  }

  async stepBack(): Promise<void> {
    await this.press(this.button('Step back'));
  }

  /** Chooses a marble and puts it down: `Wd4`. */
  async place(text: string): Promise<void> {
    const marble = COLOURS[text.charAt(0) as keyof typeof COLOURS];
    if ((await this.colour(marble).getAttribute('aria-pressed')) !== 'true') {
      await this.choose(marble);
    }
    await this.tap(text.slice(1));
  }

  /** Takes a ring off, and confirms where that is asked for. */
  async remove(label: string): Promise<void> {
    await this.tap(label);
    if (this.isPhone) await this.confirm();
  }

  /** Picks a marble and the path that reads like this, and plays it: `x a3Wc3We4Bg4`. */
  async capture(text: string): Promise<void> {
    const from = /[a-i]\d+/.exec(text)?.[0] ?? '';
    if ((await this.cards.count()) === 0) await this.tap(from);
    await this.cards.first().waitFor();
    for (const card of await this.cards.all()) {
      if ((await this.confirmMove()) === text) break;
      await this.press(card);
    }
    await until(() => this.confirmMove()).toBe(text);
    await this.confirm();
  }

  /** Plays a turn with the pointer. */
  async play(text: string): Promise<void> {
    const before = (await this.moves()).length;
    const [, marble, removed] = /^([WGB][a-i]\d+)(?:,([a-i]\d+))?/.exec(text) ?? [];
    if (text.startsWith('x ')) {
      await this.capture(text);
    } else if (marble === undefined) {
      await this.confirm();
    } else {
      await this.place(marble);
      await (removed === undefined ? this.confirm() : this.remove(removed));
    }
    await this.page.locator(`[data-ply="${before + 1}"]`).waitFor({ state: 'attached' });
  }

  /** Types a turn and waits until it is played. */
  async type(text: string): Promise<void> {
    const before = (await this.moves()).length;
    await this.moveBox.fill(text);
    await this.moveBox.press('Enter');
    await this.page.locator(`[data-ply="${before + 1}"]`).waitFor({ state: 'attached' });
  }

  get moveBox(): Locator {
    return this.page.getByRole('combobox', { name: 'Type a move' });
  }

  get cards(): Locator {
    return this.page.locator('.path-card');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens a dialog from the menu. */
  async menu(name: string): Promise<void> {
    await this.press(this.button('Menu'));
    await this.press(this.page.locator('#menu').getByRole('button', { name }));
  }

  /** Lets two people play at this screen. */
  async twoPeople(): Promise<void> {
    const choice = this.radio('Two people');
    if ((await choice.count()) === 0) await this.press(this.button('Menu'));
    await this.press(choice);
    await until(() => this.playerNames()).toContain('First player');
    if (await this.page.locator('#menu').isVisible()) await this.page.keyboard.press('Escape');
  }

  playerNames(): Promise<string[]> {
    return this.page.locator('.player b').allTextContents();
  }

  /** The turns in the list of moves. */
  moves(): Promise<string[]> {
    return this.page.locator('[data-ply] bdi').allTextContents();
  }

  /** The turn that the button would play. */
  async confirmMove(): Promise<string> {
    return (await this.confirmButton.locator('bdi').allTextContents()).join('');
  }

  confirmText(): Promise<string> {
    return this.confirmButton.locator('span').innerText();
  }

  /** What a screen reader says of a ring; `''` once the ring has gone. */
  async says(label: string): Promise<string> {
    return (await this.ring(label).count()) === 0
      ? ''
      : ((await this.ring(label).getAttribute('aria-label')) ?? '');
  }

  /** The rings on which something may be done now, in the order of the board. */
  legal(): Promise<string[]> {
    return this.page
      .locator('[data-ring].legal')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-ring') ?? ''));
  }

  ringsLeft(): Promise<number> {
    return this.page.locator('[data-ring]').count();
  }

  /** What interrupts a screen reader: the reason of a refusal. */
  async refusal(): Promise<string> {
    const texts = await this.page.getByRole('alert').allTextContents();
    return texts.filter((text) => text !== '').join(' ');
  }

  /** What is said without interrupting. */
  async said(): Promise<string> {
    return (await this.page.locator('p.unseen[role="status"]').textContent()) ?? '';
  }

  /** The words can be read on the screen, not only heard. */
  async reads(text: string | RegExp): Promise<void> {
    const words = this.page.getByRole('main').getByText(text).filter({ visible: true });
    await until(() => words.count()).toBeGreaterThan(0);
  }

  /** The names of the meters: what each player has. */
  meters(): Promise<(string | null)[]> {
    return this.page
      .getByRole('img')
      .evaluateAll((meters) => meters.map((meter) => meter.getAttribute('aria-label')));
  }

  /** The game so far: the moves shown, played again from the same start. */
  async game(start: Position): Promise<Game> {
    let game = newGame(start);
    for (const text of await this.moves()) {
      const turn = parseTurn(positionOf(game), text);
      const played = turn.ok ? playTurn(game, turn.value) : turn;
      if (!played.ok) throw new Error(`the list of moves cannot be played: ${text}`);
      game = played.value;
      expect(formatTurn(game.history.at(-1)!)).toBe(text);
    }
    return game;
  }

  /** Drags from the middle of one thing to the middle of another, or to a point of the page. */
  async drag(
    from: Locator,
    to: Locator | { readonly x: number; readonly y: number },
  ): Promise<void> {
    const a = await middle(from);
    const b = 'x' in to ? to : await middle(to);
    if (this.isPhone) {
      await touchDrag(this.page, a, b);
      return;
    }
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await this.page.mouse.move(b.x, b.y);
    await this.page.mouse.up();
  }
}

export const middle = async (what: Locator): Promise<{ x: number; y: number }> => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing there to take the middle of');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
