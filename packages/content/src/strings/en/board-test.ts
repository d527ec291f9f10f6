/** The page on which the board is tried. */
export const boardTest = {
  page: { title: 'Board Test' },
  title: 'Board test',
  lead: 'A sample puzzle on the game’s board. Enter anything you like: nothing is saved or counted.',
  reset: 'Reset',
  solved: 'Solved. Reset the board to start again.',
} as const;
