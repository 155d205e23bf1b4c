import { CORE } from '../generated/core.ts';
import type { SearchInstance } from './searchInstance.ts';

/** What the compiled core offers; `packages/engine/assembly` says what each function does. */
export interface Instance extends SearchInstance {
  readonly memory: { readonly buffer: ArrayBuffer };
  begin(options: number): void;
  goal(white: number, grey: number, black: number): void;
  ring(place: number, used: number): void;
  marble(place: number, colour: number): void;
  pool(white: number, grey: number, black: number): void;
  captives(player: number, white: number, grey: number, black: number): void;
  turn(player: number, passes: number, newest: number, collaborated: number, mayOpen: number): void;
  whatIsOn(place: number): number;
  isUsed(place: number): number;
  inPool(colour: number): number;
  heldBy(player: number, colour: number): number;
  player(): number;
  jumper(): number;
  newest(): number;
  passes(): number;
  collaborated(): number;
  listMoves(): number;
  movesAddress(): number;
  stateAddress(): number;
  make(move: number): void;
  unmake(): void;
  outcome(): number;
  hash(): bigint;
  situation(exactColours: number): bigint;
  findClaimable(to: number, removal: number): number;
  claimable(index: number, upper: number): bigint;
  perft(depth: number): bigint;
  perftNodes(): bigint;
  seed(value: number): void;
  drawMove(): number;
  playouts(games: number): number;
  playoutTurns(): bigint;
}

/** What the core asks for: whether a search is to stop. */
export interface Host {
  isOver(): boolean;
}

/** The part used of what Node, browsers and their workers all have. */
interface Platform {
  readonly atob: (text: string) => string;
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  };
}

const platform = globalThis as unknown as Platform;

let compiled: object | undefined;

/** The core is part of the script, so nothing has to be fetched or found. */
const compile = (): object => {
  const bytes = Uint8Array.from(platform.atob(CORE), (character) => character.charCodeAt(0));
  return new platform.WebAssembly.Module(bytes);
};

const NEVER: Host = { isOver: () => false };

/** A core with a memory of its own, at once. */
export const instantiateNow = (host: Host = NEVER): Instance => {
  compiled ??= compile();
  // Imports go by the name of the file that asks: `assembly/search.ts`.
  const imports = { search: { isOver: () => Number(host.isOver()) } };
  return new platform.WebAssembly.Instance(compiled, imports).exports as Instance;
};

/** The same for those who can wait, as where the core has to be fetched. */
export const instantiate = (): Promise<Instance> => Promise.resolve(instantiateNow());
