import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '../load/with-timeout.ts';

const READY_INTERVAL_MS = 20;

interface ProgramOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The file that gets what it prints; without it that is dropped. */
  readonly log?: string;
  /** Whether it answers what it is asked. */
  readonly isReady: () => Promise<boolean>;
}

/** A program that can be ended and started again. */
export interface Program {
  readonly name: string;
  /** Resolves once it is ready. */
  readonly start: () => Promise<void>;
  /** Resolves to its exit code once it is gone; null where a signal has ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** A program of this machine, which doesn't outlive us. */
export function programOf(
  name: string,
  [command, ...parameters]: readonly [string, ...string[]],
  { environment = {}, log = '/dev/null', isReady }: ProgramOptions,
): Program {
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));

  async function untilReady() {
    while (!(await isReady().catch(() => false))) {
      if (child?.exitCode !== null) throw new Error(`${name} has ended before it was ready.`);
      await sleep(READY_INTERVAL_MS);
    }
  }

  return {
    name,
    async start() {
      child = spawn(command, parameters, {
        env: { ...process.env, ...environment },
        stdio: ['ignore', openSync(log, 'a'), 'inherit'],
      });
      await withTimeout(`the start of ${name}`, untilReady());
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null;
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = await withTimeout(`the end of ${name}`, gone);
      return code;
    },
  };
}
