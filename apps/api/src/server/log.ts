import { destination, type Level, type Logger, pino } from 'pino';

/** Lines are written together: to write each alone takes longer than to answer a small request. */
const LETTERS_TOGETHER = 65_536;
const LATEST_MS = 200;
/** Where nobody takes them, no more bytes than these wait; what comes then is dropped. */
const MAX_WAITING = 1024 * 1024;

/**
 * The log, on standard output; at most a fifth of a second late. What waits is written at the end of the process.
 * Lines are collected here, as pino's destination measures all that waits in it again with each line.
 */
export function createLog(level: Level | 'silent'): Logger {
  let lines = '';
  function handOver() {
    output.write(lines);
    lines = '';
  }
  // Before the destination's own listener, which writes what it was given by then.
  process.on('exit', handOver);
  const output = destination({
    dest: 1,
    sync: false,
    minLength: LETTERS_TOGETHER,
    maxWrite: 2 * LETTERS_TOGETHER,
    maxLength: MAX_WAITING,
  });
  function writeAll() {
    if (lines === '') return;
    handOver();
    output.flush();
  }
  setInterval(writeAll, LATEST_MS).unref();
  return pino(
    { level },
    {
      write(line) {
        lines += line;
        if (lines.length >= LETTERS_TOGETHER) handOver();
      },
    },
  );
}
