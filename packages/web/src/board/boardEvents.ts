/** What a screen reader hears of each ring, and whether something may be done there. */
export interface CellView {
  readonly name: string;
  readonly legal: boolean;
}

export interface BoardEvents {
  /** A ring was chosen: pressed, or by the keyboard. */
  readonly tap: (ring: number, byPointer: boolean) => void;
  /** The ring under the pointer or the keyboard focus; `undefined` when it has left. */
  readonly point: (ring: number | undefined) => void;
  /** Something was dragged from one ring to another, or off the board. */
  readonly drag: (from: number, to: number | undefined) => void;
}
