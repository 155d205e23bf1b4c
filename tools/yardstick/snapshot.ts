import type { Core } from '@zertz/engine';
import { MARBLES, PLAYERS } from '@zertz/rules';

/** Steps to the six neighbours of a place of the core. */
const STEPS = [1, -1, 9, -9, 10, -10] as const;

/** Where the bytes of a core's position keep what is read here, as `assembly/state.ts` tells. */
const RINGS = 0;
const COLOURS = 16;
const CAPTIVES = 104;
const PLAYER = 120;

const PLACES = 127;
const isPlace = (place: number): boolean => place >= 0 && place < PLACES;

/** A look at a core's position, for questions that would take long to ask the core itself. */
export class Snapshot {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(core: Core) {
    this.bytes = core.state();
    this.view = new DataView(this.bytes.buffer);
  }

  /** 0 or 1. */
  get player(): number {
    return this.bytes[PLAYER] ?? 0;
  }

  hasRing(place: number): boolean {
    return isPlace(place) && this.bit(RINGS, place);
  }

  hasMarble(place: number): boolean {
    return (
      isPlace(place) &&
      (this.bit(COLOURS, place) || this.bit(COLOURS + 16, place) || this.bit(COLOURS + 32, place))
    );
  }

  isVacant(place: number): boolean {
    return this.hasRing(place) && !this.hasMarble(place);
  }

  captives(player: number, colour: number): number {
    return this.view.getUint16(CAPTIVES + 8 * player + 2 * colour, true);
  }

  captivesInAll(player: number): number {
    return this.captives(player, 0) + this.captives(player, 1) + this.captives(player, 2);
  }

  /** Whether any marble has another beside it and a vacant ring behind that. */
  hasJump(): boolean {
    for (let place = 0; place < PLACES; place++) {
      if (!this.hasMarble(place)) continue;
      for (const step of STEPS) {
        if (this.hasMarble(place + step) && this.isVacant(place + 2 * step)) return true;
      }
    }
    return false;
  }

  /** Whether a marble put here would have to jump or be jumped over, with that ring gone. */
  bringsJump(to: number, removed: number): boolean {
    return STEPS.some((step) => {
      if (!this.hasMarble(to + step)) return false;
      const [behind, before] = [to + 2 * step, to - step];
      return (
        (behind !== removed && this.isVacant(behind)) ||
        (before !== removed && this.isVacant(before))
      );
    });
  }

  touchesMarble(place: number): boolean {
    return STEPS.some((step) => this.hasMarble(place + step));
  }

  touchesVacant(place: number, but: number): boolean {
    return STEPS.some((step) => place + step !== but && this.isVacant(place + step));
  }

  areNeighbours(a: number, b: number): boolean {
    return STEPS.some((step) => a + step === b);
  }

  private bit(from: number, place: number): boolean {
    return (((this.bytes[from + (place >> 3)] ?? 0) >> (place & 7)) & 1) === 1;
  }
}

/** Throws if the bytes are not where they are looked for. */
export const checkSnapshot = (core: Core): void => {
  const snapshot = new Snapshot(core);
  const position = core.position();
  const agrees =
    PLAYERS[snapshot.player] === position.turn &&
    PLAYERS.every((player, number) =>
      MARBLES.every(
        (marble, colour) => snapshot.captives(number, colour) === position.captives[player][marble],
      ),
    ) &&
    position.board.rings.toArray().every((ring) => {
      const place = core.placeOf(ring);
      const marble = MARBLES.some((colour) => position.marbles[colour].has(ring));
      return (
        snapshot.hasRing(place) === position.rings.has(ring) && snapshot.hasMarble(place) === marble
      );
    });
  if (!agrees) throw new Error('the core keeps its positions in another way than expected');
};
