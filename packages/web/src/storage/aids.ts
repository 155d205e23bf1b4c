/** What helps the players of a game: chosen before it, kept with it, and known to both. */
export interface Aids {
  /** Turns may be taken back. */
  readonly takeBack: boolean;
  /** What a turn would leave the opponent to capture is shown before it is made. */
  readonly replies: boolean;
}

export const USUAL_AIDS: Aids = { takeBack: true, replies: false };

/** Only what is not as usual is kept, so games from before there was a choice read as they were. */
export interface KeptAids {
  readonly takeBack?: false;
  readonly replies?: true;
}

export const keptAids = ({ takeBack, replies }: Aids): KeptAids => ({
  ...(takeBack ? {} : { takeBack }),
  ...(replies ? { replies } : {}),
});

export const aidsOf = ({ takeBack, replies }: KeptAids): Aids => ({
  takeBack: takeBack ?? true,
  replies: replies ?? false,
});
