import type { Refused } from './messages.ts';

/** So many are told one by one; whoever has more has the wrong files. */
const TOLD = 500;

/** What was refused. A file without a single game is refused as a whole, in one sentence. */
export class Refusals {
  private readonly list: Refused[] = [];
  private all = 0;
  /** Of the file that is being read. */
  private games = false;
  private since = 0;
  /** What else was refused in it, before it had a game. */
  private held: Refused[] = [];

  get told(): readonly Refused[] {
    return this.list;
  }

  get inAll(): number {
    return this.all;
  }

  /** Another file begins. */
  begin(): void {
    this.games = false;
    this.since = 0;
    this.held = [];
  }

  hadGame(): void {
    if (this.games) return;
    this.games = true;
    this.all += Math.max(0, this.since - 1);
    this.list.push(...this.held.splice(0, TOLD - this.list.length));
    this.held = [];
  }

  add(why: Refused): void {
    this.since += 1;
    if (!this.games && this.since > 1) {
      if (this.held.length < TOLD) this.held.push(why);
      return;
    }
    this.all += 1;
    if (this.list.length < TOLD) this.list.push(why);
  }
}
