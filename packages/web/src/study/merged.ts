import { rankOf } from '@zertz/engine';
import type { Report } from '@zertz/engine';

/** What one of several searches has told so far, each of which has its own part of the first turns. */
export interface PartReports {
  /** Its last report of each depth. */
  readonly byDepth: ReadonlyMap<number, Report>;
  /** Nothing more comes of it. */
  readonly over: boolean;
}

export const NOTHING_TOLD: PartReports = { byDepth: new Map(), over: false };

export const withReport = (
  { byDepth }: PartReports,
  report: Report,
  over: boolean,
): PartReports => ({
  byDepth: new Map(byDepth).set(report.depth, report),
  over,
});

/**
 * The reports of all parts as one: the lines that a search of all first turns would tell at the depth
 * that all have finished. `undefined`: one of them has told nothing yet.
 */
export const mergedReport = (parts: readonly PartReports[], lines: number): Report | undefined => {
  const deepest = parts.map(({ byDepth }) => Math.max(-1, ...byDepth.keys()));
  // One that is over has found out all that there is at any depth.
  const depth = Math.min(
    ...parts.map(({ over }, index) => (over ? Infinity : (deepest[index] ?? -1))),
  );
  if (depth < 0) return undefined;
  const told = parts.flatMap(({ byDepth }) => {
    const known = [...byDepth.keys()].filter((one) => one <= depth);
    return byDepth.get(Math.max(...known)) ?? [];
  });
  const latest = parts.flatMap(({ byDepth }, index) => byDepth.get(deepest[index] ?? -1) ?? []);
  return {
    depth: depth === Infinity ? Math.max(...deepest) : depth,
    nodes: latest.reduce((sum, { nodes }) => sum + nodes, 0),
    millis: Math.max(...latest.map(({ millis }) => millis)),
    lines: told
      .flatMap((report) => report.lines)
      .toSorted((a, b) => rankOf(b) - rankOf(a))
      .slice(0, lines),
  };
};
