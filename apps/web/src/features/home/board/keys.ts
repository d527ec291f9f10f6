const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
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
  const [rows, columns] = step;
  return 9 * within(Math.floor(cell / 9) + rows) + within((cell % 9) + columns);
}

/** The digit of a key from 1 to 9. */
export function digitOf(key: string): number | undefined {
  return /^[1-9]$/.test(key) ? Number(key) : undefined;
}
