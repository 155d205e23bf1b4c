/** How much wider than a line the casing under it is, which sets it off from whatever lies below. */
export const CASING = 4;
