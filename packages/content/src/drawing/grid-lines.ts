const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The lines of one thickness on a board, across and down: those around boxes, or those between the cells of a box. */
export function gridLinePath(isBoxLine: boolean, cellSide: number): string {
  const side = 9 * cellSide;
  return LINES.filter((line) => (line % 3 === 0) === isBoxLine)
    .map((line) => line * cellSide)
    .map((at) => `M0 ${at}h${side}M${at} 0v${side}`)
    .join('');
}
