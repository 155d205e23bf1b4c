import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { RingSet } from './ringSet.ts';
import type { Marble, Ring } from './types.ts';
import type { Turn } from './turn.ts';

/** What a written turn may be stuck at. */
export type ScanError =
  | { readonly code: 'empty'; readonly at: number }
  | {
      readonly code: 'unexpected';
      readonly at: number;
      /** The character found, or '' at the end of the text. */
      readonly found: string;
      readonly wanted: 'turn' | 'colour' | 'ring' | 'removal' | 'end' | 'marbles';
    }
  | { readonly code: 'no-such-ring'; readonly at: number; readonly label: string };

/** A ring as written, with the colour before it if there was one. */
export interface Spelled {
  readonly at: number;
  readonly marble: Marble | undefined;
  readonly ring: Ring;
}

/** A turn as written, before anybody asked whether the position allows it. */
export interface Scanned {
  readonly turn: Turn;
  /** Landing rings of the jumps, with the colour written for what was jumped over. */
  readonly jumped: readonly Spelled[];
  readonly claimed: readonly Spelled[];
  readonly left: readonly Spelled[];
  /** Where the lists of claims begin. */
  readonly claimsAt: number;
  /** Every ring of the turn itself, in order. */
  readonly places: readonly Spelled[];
}

const COLOURS: { readonly [letter: string]: Marble } = { w: 'white', g: 'grey', b: 'black' };

/** Takes a written turn apart (R13.4, R13.6). `ringOf` knows the labels of the board. */
export const scanTurn = (
  text: string,
  ringOf: (label: string) => Ring | undefined,
): Result<Scanned, ScanError> => new Scan(text, ringOf).turn();

/** A reader's place in the text. Its methods move on as far as they understood. */
class Scan {
  private readonly text: string;
  private readonly ringOf: (label: string) => Ring | undefined;
  private index = 0;

  constructor(text: string, ringOf: (label: string) => Ring | undefined) {
    this.text = text.toLowerCase();
    this.ringOf = ringOf;
  }

  turn(): Result<Scanned, ScanError> {
    if (this.peek() === '') return err({ code: 'empty', at: 1 });
    if (this.take('-')) return this.ringsOnlyOrPass();
    if (this.take('x')) return this.capture();
    if (this.startsRing()) return this.capture();
    return this.placement();
  }

  private placement(): Result<Scanned, ScanError> {
    const at = this.here();
    const marble = this.colour();
    if (marble === undefined) return this.stuck('turn');
    const to = this.ring();
    if (!to.ok) return to;
    const removal = this.removal();
    if (!removal.ok) return removal;
    const turn: Turn = {
      kind: 'placement',
      marble,
      to: to.value.ring,
      removal: removal.value?.ring,
      declined: RingSet.EMPTY,
    };
    return this.claims(turn, [], [{ ...to.value, at }, ...present(removal.value)]);
  }

  private capture(): Result<Scanned, ScanError> {
    const from = this.ring();
    if (!from.ok) return from;
    const jumped: Spelled[] = [];
    const landings: Spelled[] = [];
    do {
      const at = this.here();
      const marble = this.colour();
      const to = this.ring();
      if (!to.ok) return to;
      jumped.push({ at, marble, ring: to.value.ring });
      landings.push(to.value);
    } while (this.startsJump());
    const removal = this.peek() === ',' ? this.removal() : ok(undefined);
    if (!removal.ok) return removal;
    const [first, ...more] = jumped.map(({ ring }) => ring);
    if (first === undefined) return this.stuck('ring');
    const turn: Turn = {
      kind: 'capture',
      path: [from.value.ring, first, ...more],
      removal: removal.value?.ring,
      declined: RingSet.EMPTY,
    };
    return this.claims(turn, jumped, [from.value, ...landings, ...present(removal.value)]);
  }

  private ringsOnlyOrPass(): Result<Scanned, ScanError> {
    if (this.peek() === '') return this.claims({ kind: 'pass' }, [], []);
    const removal = this.removal();
    if (!removal.ok) return removal;
    if (removal.value === undefined) return this.stuck('removal');
    const turn: Turn = {
      kind: 'removal',
      removal: removal.value.ring,
      declined: RingSet.EMPTY,
    };
    return this.claims(turn, [], [removal.value]);
  }

  /** The lists after a turn: won with `x`, left lying with `~`; then the text must end. */
  private claims(
    turn: Turn,
    jumped: readonly Spelled[],
    places: readonly Spelled[],
  ): Result<Scanned, ScanError> {
    const claimsAt = this.here();
    const claimed = this.list('x');
    if (!claimed.ok) return claimed;
    const left = this.list('~');
    if (!left.ok) return left;
    if (this.peek() !== '') return this.stuck('end');
    return ok({ turn, jumped, claimed: claimed.value, left: left.value, claimsAt, places });
  }

  private list(sign: string): Result<readonly Spelled[], ScanError> {
    const marbles: Spelled[] = [];
    if (!this.take(sign)) return ok(marbles);
    do {
      const at = this.here();
      const marble = this.colour();
      if (marble === undefined) return this.stuck('marbles');
      const ring = this.ring();
      if (!ring.ok) return ring;
      marbles.push({ at, marble, ring: ring.value.ring });
    } while (COLOURS[this.peek()] !== undefined);
    return ok(marbles);
  }

  private removal(): Result<Spelled | undefined, ScanError> {
    const separated = this.take(',') || this.take('-');
    return separated || this.startsRing() ? this.ring() : ok(undefined);
  }

  private colour(): Marble | undefined {
    const marble = this.startsRing() ? undefined : COLOURS[this.peek()];
    if (marble !== undefined) this.index += 1;
    return marble;
  }

  private ring(): Result<Spelled, ScanError> {
    this.peek();
    const match = /^([a-z])\s*(\d+)/.exec(this.text.slice(this.index));
    if (match === null) return this.stuck('ring');
    const label = `${match[1]}${match[2]}`;
    const ring = this.ringOf(label);
    const at = this.here();
    if (ring === undefined) return err({ code: 'no-such-ring', at, label });
    this.index += match[0].length;
    return ok({ at, marble: undefined, ring });
  }

  /** A column letter is followed by a digit, a colour letter is not (R13.6). */
  private startsRing(): boolean {
    this.peek();
    return /^[a-z]\s*\d/.test(this.text.slice(this.index));
  }

  private startsJump(): boolean {
    const next = this.peek();
    return next !== 'x' && (COLOURS[next] !== undefined || this.startsRing());
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.index += 1;
    return true;
  }

  /** The next character that is not blank; '' at the end. */
  private peek(): string {
    while (/\s/.test(this.text[this.index] ?? '')) this.index += 1;
    return this.text[this.index] ?? '';
  }

  private here(): number {
    this.peek();
    return this.index + 1;
  }

  private stuck(
    wanted: 'turn' | 'colour' | 'ring' | 'removal' | 'end' | 'marbles',
  ): Result<never, ScanError> {
    const found = this.peek();
    return err({ code: 'unexpected', at: this.index + 1, found, wanted });
  }
}

const present = (spelled: Spelled | undefined): readonly Spelled[] =>
  spelled === undefined ? [] : [spelled];
