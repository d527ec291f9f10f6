import type { CDPSession } from '@playwright/test';
import { test } from './fixtures.ts';

/** What a page holds once everything that can go is gone; the heap in bytes. Wants `HeapProfiler.enable`. */
export async function holdings(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, heap: usedSize };
}

/** Notes figures in the report of the test that runs, for programs that read it. */
export function noteFigures(figures: Readonly<Record<string, number>>) {
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
}
