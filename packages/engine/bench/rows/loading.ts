import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { latencyOf } from '../measure.ts';
import type { Row } from '../row.ts';

const PROCESSES_A_ROUND = 8;

const timeImport = fileURLToPath(new URL('time-import.mjs', import.meta.url));

function loadInFreshProcess(entry: string): number {
  return Number(execFileSync(process.execPath, [timeImport, entry], { encoding: 'utf8' }));
}

/** How long a process takes to read, compile and run an entry of a built package, once it has found it. */
export function loading(entry: string, target: string): Row {
  return {
    name: `loading ${entry} in a fresh process`,
    target,
    measure: ({ rounds }) => {
      const loads = Array.from({ length: rounds * PROCESSES_A_ROUND });
      return latencyOf(loads.map(() => loadInFreshProcess(entry)));
    },
  };
}
