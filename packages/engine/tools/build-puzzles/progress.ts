/** Where a run tells how far it is: a terminal, or a file that keeps every line. */
export interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const BAR_LENGTH = 30;
/** On paper, one line for so many parts of the whole. */
const LINES = 20;

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Draws a bar in one line of a terminal; on anything else, writes a line now and then. */
export function progressOf(total: number, output: Output, now: () => number) {
  const start = now();
  let done = 0;
  const drawBar = () => {
    const filled = Math.floor((BAR_LENGTH * done) / total);
    const left = ((now() - start) / 1000 / done) * (total - done);
    const bar = '█'.repeat(filled).padEnd(BAR_LENGTH, '░');
    const end = done === total ? '\n' : '';
    output.write(`\r${bar} ${done} of ${total} puzzles, ${minutes(left)} left \x1b[K${end}`);
  };
  const writeLine = () => {
    const part = (count: number) => Math.floor((LINES * count) / total);
    if (part(done) > part(done - 1)) output.write(`${done} of ${total} puzzles\n`);
  };
  return () => {
    done++;
    if (output.isTTY) drawBar();
    else writeLine();
  };
}
