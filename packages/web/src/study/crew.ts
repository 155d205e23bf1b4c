import type { Report, Task } from '@zertz/engine';
import { Assistant } from './assistant.ts';
import type { AssistantFailure } from './assistant.ts';
import { mergedReport, NOTHING_TOLD, withReport } from './merged.ts';
import type { PartReports } from './merged.ts';

interface Hearing {
  /** `over`: nothing more comes of it. */
  readonly told: (report: Report, over: boolean) => void;
  readonly failed: (why: AssistantFailure) => void;
}

/** Several workers that search together: each has its part of the first turns, so none does another's work. */
export class Crew {
  private members: readonly Assistant[] = [];

  search(task: Task, threads: number, { failed, told }: Hearing): void {
    this.stop();
    if (this.members.length !== threads) {
      for (const member of this.members) member.dismiss();
      this.members = Array.from({ length: threads }, () => new Assistant());
    }
    const parts: PartReports[] = this.members.map(() => NOTHING_TOLD);
    const tell = (index: number, report: Report, over: boolean): void => {
      parts[index] = withReport(parts[index] ?? NOTHING_TOLD, report, over);
      const merged = mergedReport(parts, task.lines);
      if (merged !== undefined) {
        told(
          merged,
          parts.every((part) => part.over),
        );
      }
    };
    for (const [index, member] of this.members.entries()) {
      const part = threads === 1 ? {} : { part: { index, of: threads } };
      member.ask(
        { kind: 'search', task: { ...task, ...part } },
        {
          told: (now) => {
            if (now.kind === 'info') tell(index, now.report, false);
            if (now.kind === 'searched') tell(index, now.report, true);
          },
          failed: (why) => {
            this.stop();
            failed(why);
          },
        },
      );
    }
  }

  stop(): void {
    for (const member of this.members) member.stop();
  }
}
