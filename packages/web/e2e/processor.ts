import type { Table } from './table.ts';

/** What a page asks of the processor: other work here is not its fault. */
export interface Processor {
  /** How long the page has worked so far, in seconds; its workers do not count. */
  readonly worked: () => Promise<number>;
}

export const processorOf = async ({ page }: Table): Promise<Processor> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    worked: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity;
    },
  };
};
