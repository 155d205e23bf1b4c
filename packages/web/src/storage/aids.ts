/** What helps the players of a game: chosen before it, kept with it, and known to both. */
export interface Aids {
  /** Turns may be taken back. */
  readonly takeBack: boolean;
  /** What a turn would leave the opponent to capture is shown before it is made. */
  readonly replies: boolean;
  /** The computer may be asked for a turn; `undefined`: by whoever plays against it. */
  readonly hints: boolean | undefined;
}

export const USUAL_AIDS: Aids = { takeBack: true, replies: false, hints: undefined };

/** Only what is not as usual is kept, so games from before there was a choice read as they were. */
export interface KeptAids {
  readonly takeBack?: false;
  readonly replies?: true;
  readonly hints?: boolean;
}

export const keptAids = ({ takeBack, replies, hints }: Aids): KeptAids => ({
  ...(takeBack ? {} : { takeBack }),
  ...(replies ? { replies } : {}),
  ...(hints === undefined ? {} : { hints }),
});

export const aidsOf = ({ takeBack, replies, hints }: KeptAids): Aids => ({
  takeBack: takeBack ?? true,
  replies: replies ?? false,
  hints,
});

export const mayHint = ({ hints }: Aids, againstComputer: boolean): boolean =>
  hints ?? againstComputer;
