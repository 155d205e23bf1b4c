/** What the compiled core offers; `packages/engine/assembly` says what each function does. */
export interface Instance {
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

/** The part used of what Node, browsers and their workers all have. */
interface Platform {
  readonly atob: (text: string) => string;
  readonly WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>;
    instantiate(module: object, imports: object): Promise<{ readonly exports: unknown }>;
  };
}

const platform = globalThis as unknown as Platform;

let compiled: Promise<object> | undefined;

/** The core is part of the script, so nothing has to be fetched or found. */
const compile = async (): Promise<object> => {
  const { CORE } = await import('../generated/core.ts');
  const bytes = Uint8Array.from(platform.atob(CORE), (character) => character.charCodeAt(0));
  return platform.WebAssembly.compile(bytes);
};

/** A core with a memory of its own. */
export const instantiate = async (): Promise<Instance> => {
  compiled ??= compile();
  const { exports } = await platform.WebAssembly.instantiate(await compiled, {});
  return exports as Instance;
};
