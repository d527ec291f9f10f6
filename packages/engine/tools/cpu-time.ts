/** Nothing is measured more often. */
const MAX_ATTEMPTS = 5;

/** The processor time of a call in milliseconds. On a virtual machine it holds what others took meanwhile. */
export function cpuTime(call: () => unknown): number {
  const start = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The best of some times, up to one that is short enough: a machine may pause, what takes long does so every time. */
export function bestCpuTime(call: () => unknown, enough: number): number {
  let best = cpuTime(call);
  for (let attempt = 1; attempt < MAX_ATTEMPTS && best > enough; attempt++) {
    best = Math.min(best, cpuTime(call));
  }
  return best;
}
