/** The page on which the board is tried. */
export const boardTest = {
  page: { title: 'Board Test' },
  title: 'Board test',
  lead: 'A sample puzzle on the game’s board. A wrong digit is refused and told; nothing is saved or counted.',
  reset: 'Reset',
  solved: 'Solved. Reset the board to start again.',
} as const;
