/** The page on which the board is tried. */
export const boardTest = {
  page: {
    title: 'Board Test',
  },
  title: 'Board test',
  lead: 'A sample puzzle on the board of the game. Everything can be entered, and nothing is saved or counted.',
  reset: 'Reset',
  solved: 'Solved. Reset the board to begin again.',
} as const;
