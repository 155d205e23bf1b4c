import { TOP_LEVEL } from '../levels.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Report, ReportLine } from './report.ts';
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
    const report = elected(found);
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
        if (isWin(report.lines[0])) for (const other of members) other.stop();
        finish();
      },
      failed: (message) => {
        failure = message;
        finish();
      },
    });
  }
};

const isWin = (line: ReportLine | undefined): boolean => line?.score.kind === 'win';

/**
 * The best report of the turn with most votes: a vote counts more from one who has looked deeper
 * and thinks more of the turn. The nodes of all are added up.
 */
const elected = (reports: readonly Report[]): Report | undefined => {
  const wins = reports.filter(({ lines }) => isWin(lines[0]));
  const voters = wins.length > 0 ? wins : reports;
  const least = Math.min(...voters.map(worthOf));
  const votes = new Map<string, number>();
  for (const report of voters) {
    const turn = turnIn(report);
    const vote = (worthOf(report) - least + DOUBT) * (report.depth + 1);
    votes.set(turn, (votes.get(turn) ?? 0) + vote);
  }
  const most = Math.max(...votes.values());
  const chosen = voters.filter((report) => votes.get(turnIn(report)) === most);
  const best = chosen.reduce<Report | undefined>(better, undefined);
  return best && { ...best, nodes: reports.reduce((sum, { nodes }) => sum + nodes, 0) };
};

const better = (best: Report | undefined, other: Report): Report => {
  if (best === undefined) return other;
  const more = worthOf(other) - worthOf(best);
  return more > 0 || (more === 0 && other.depth > best.depth) ? other : best;
};

/** What even the least hopeful vote counts, in hundredths of a marble or so. */
const DOUBT = 30;

const turnIn = ({ lines }: Report): string => lines[0]?.turns[0] ?? '';

/** Proven ends are beyond every value. */
const worthOf = ({ lines }: Report): number => {
  const score = lines[0]?.score;
  if (score === undefined) return 0;
  if (score.kind === 'value') return score.value;
  return score.kind === 'win' ? 30_000 - score.turns : score.turns - 30_000;
};
