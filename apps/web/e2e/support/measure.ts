import type { CDPSession } from '@playwright/test';

/** What a page holds once everything that can go is gone; the heap in bytes. Wants `HeapProfiler.enable`. */
export async function holdings(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, heap: usedSize };
}
