const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (line: number) => Math.min(8, Math.max(0, line));

/** The cell that an arrow key leads to, as far as the board goes; undefined for other keys. */
export function cellAfter(key: string, cell: number): number | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [down, right] = step;
  return 9 * within(Math.floor(cell / 9) + down) + within((cell % 9) + right);
}

/** The end of the row that Home or End leads to, or with Ctrl that of the board; undefined for other keys. */
export function endAfter(key: string, cell: number, isOfBoard = false): number | undefined {
  const first = isOfBoard ? 0 : cell - (cell % 9);
  if (key === 'Home') return first;
  return key === 'End' ? first + (isOfBoard ? 80 : 8) : undefined;
}
