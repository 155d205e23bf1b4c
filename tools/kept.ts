import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where long commands keep what they have found, so that they go on where they were stopped. */
const folder = join(import.meta.dirname, '../reports');

/** What was kept under a name; nothing of it if the command was called with `--anew`. */
export const readKept = <T>(name: string, nothing: T): T => {
  if (process.argv.includes('--anew')) return nothing;
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  } catch {
    return nothing;
  }
};

/** Written beside and moved, so that a command that is stopped leaves no half of a file. */
export const keep = (name: string, value: unknown): void => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(`${file}.new`, `${JSON.stringify(value, undefined, 1)}\n`);
  renameSync(`${file}.new`, file);
};

/** Milliseconds of processor time of this process so far. */
export const cpuMs = (): number => {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1000;
};
