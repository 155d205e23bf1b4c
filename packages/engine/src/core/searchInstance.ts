/** What the compiled core offers for searching; see `packages/engine/assembly/asked.ts`. */
export interface SearchInstance {
  setParam(index: number, value: number): void;
  setSeed(seed: number): void;
  worthAddress(): number;
  deniedAddress(): number;
  allocateTable(bytes: number): void;
  clearTable(): void;
  addPast(seen: bigint): void;
  beginSearch(mostNodes: number, repetition: number, trust: number): void;
  searchOn(alpha: number, beta: number, depth: number): number;
  searchStopped(): number;
  searchNodes(): number;
  lineAddress(): number;
  choosesPlacement(): number;
  listCandidates(): number;
  evaluate(): number;
}
