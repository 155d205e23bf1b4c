import type { Limits } from './engine.ts';

/** The part used of what the platforms have; `process` is there in Node alone. */
interface Platform {
  readonly performance: { now(): number };
  readonly process?: {
    readonly threadCpuUsage?: () => { readonly user: number; readonly system: number };
    readonly cpuUsage?: () => { readonly user: number; readonly system: number };
  };
}

const platform = globalThis as unknown as Platform;

/** A clock that tells milliseconds since some moment; without processor time it tells the wall's. */
export const clockOf = (kind: Limits['clock']): (() => number) => {
  const usage = platform.process?.threadCpuUsage ?? platform.process?.cpuUsage;
  if (kind !== 'cpu' || usage === undefined) return () => platform.performance.now();
  return () => {
    const { user, system } = usage.call(platform.process);
    return (user + system) / 1000;
  };
};
