import { destination, type Level, type Logger, pino } from 'pino';

/** Lines are written together: to write each alone takes longer than to answer a small request. */
const LINES_TOGETHER = { minLength: 12_288, periodicFlush: 200 };
/** Where nobody takes them, no more bytes than these wait; what comes then is dropped. */
const MAX_WAITING = 1024 * 1024;

/** The log, on standard output; at most a fifth of a second late. What waits is written at the end of the process. */
export function createLog(level: Level | 'silent'): Logger {
  const output = { dest: 1, sync: false, ...LINES_TOGETHER, maxLength: MAX_WAITING };
  return pino({ level }, destination(output));
}
