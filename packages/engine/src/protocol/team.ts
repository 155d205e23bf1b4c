import { TOP_LEVEL } from '../levels.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { Settings } from './settings.ts';
import { elect, isWin } from '../vote.ts';
import type { Report } from './report.ts';
import type { Listener, Thinker } from './thinker.ts';

/**
 * Several thinkers behind the face of one, as many as the option Threads says. Each draws the quiet
 * turns it looks at with a seed of its own, so that together they see more; then they vote.
 */
export const teamOf = (startOne: () => Thinker): Thinker => {
  let settings: Settings = DEFAULT_SETTINGS;
  let members: readonly Thinker[] = [startOne()];

  const gather = (): void => {
    const { threads } = settings;
    for (const member of members.slice(threads)) void member.close();
    const more = Math.max(0, threads - members.length);
    members = [...members.slice(0, threads), ...Array.from({ length: more }, startOne)];
  };

  return {
    ready: async () => {
      await Promise.all(members.map((member) => member.ready()));
    },
    configure: (next) => {
      settings = next;
      gather();
      for (const [index, member] of members.entries()) {
        member.configure({ ...settings, seed: settings.seed + index * APART });
      }
    },
    newGame: () => {
      for (const member of members) member.newGame();
    },
    start: (task, listener) => {
      const [first, ...others] = members;
      // A weaker level is not to become stronger by seeing with more eyes.
      const isAlone = others.length === 0 || (task.level ?? TOP_LEVEL) < TOP_LEVEL;
      if (isAlone) first?.start(task, listener);
      else startAll(members, (member, heard) => member.start(task, heard), listener);
    },
    stop: () => {
      for (const member of members) member.stop();
    },
    close: async () => {
      await Promise.all(members.map((member) => member.close()));
    },
  };
};

/** Between the seeds of two members. */
const APART = 7919;

const startAll = (
  members: readonly Thinker[],
  start: (member: Thinker, listener: Listener) => void,
  listener: Listener,
): void => {
  const found: Report[] = [];
  let failure: string | undefined;
  let left = members.length;
  let deepest = -1;
  const finish = (): void => {
    left -= 1;
    if (left > 0) return;
    const report = together(found);
    if (report === undefined) listener.failed(failure ?? 'nobody has thought');
    else listener.done(report);
  };
  for (const member of members) {
    start(member, {
      info: (report) => {
        // One who is behind the others has nothing new to tell.
        if (report.depth < deepest) return;
        deepest = report.depth;
        listener.info(report);
      },
      done: (report) => {
        found.push(report);
        // A win that is proven needs no second opinion.
        if (report.lines.some(isWin)) for (const other of members) other.stop();
        finish();
      },
      failed: (message) => {
        failure = message;
        finish();
      },
    });
  }
};

/** The report that is elected, with the nodes of all added up. */
const together = (reports: readonly Report[]): Report | undefined => {
  const votes = reports.flatMap((report) => {
    const [line] = report.lines;
    const turn = line?.turns[0];
    if (line === undefined || turn === undefined) return [];
    return [{ turn, score: line.score, depth: report.depth, report }];
  });
  const nodes = reports.reduce((sum, report) => sum + report.nodes, 0);
  const best = elect(votes);
  return best ? { ...best.report, nodes } : reports[0];
};
