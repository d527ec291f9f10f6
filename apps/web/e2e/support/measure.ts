import type { CDPSession } from '@playwright/test';

/** What a page holds once everything that can go is gone; the heap in bytes. Wants `HeapProfiler.enable`. */
export async function holdings(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, heap: usedSize };
}

/** The value that so great a share of the values doesn't exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
