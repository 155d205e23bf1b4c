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
  }

  hadGame(): void {
    this.games = true;
  }

  add(why: Refused): void {
    this.since += 1;
    if (!this.games && this.since > 1) return;
    this.all += 1;
    if (this.list.length < TOLD) this.list.push(why);
  }
}
