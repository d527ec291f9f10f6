/** The title of the page that prints. */
export const printPages = {
  print: { title: 'Printable Sudoku Puzzles' },
} as const;

/** The page that prints sheets of puzzles. */
export const print = {
  title: 'Sudoku to print',
  lead: 'As many sheets as you like, on A4 or Letter. Every puzzle has one solution, and logic alone finds it.',
  choices: 'What to print',
  puzzles: 'Puzzles',
  byDifficulty: 'By difficulty',
  byTechnique: 'That need a technique',
  own: 'Your puzzle',
  perPage: 'Puzzles a page',
  pages: 'Pages',
  candidates: {
    label: 'With candidates',
    text: 'All digits that the givens leave in each empty cell.',
  },
  solutions: { label: 'With solutions', text: 'On pages of their own at the end, upside down.' },
  print: 'Print',
  another: 'Other puzzles',
  preview: 'Preview',
  summary: '{{puzzles}} on {{pages}}.',
  summaryWithSolutions: '{{puzzles}} on {{pages}}, and {{solutions}}.',
  replaced: 'These are other puzzles.',
  count_one: '{{count}} puzzle',
  count_other: '{{count}} puzzles',
  pageCount_one: '{{count}} page',
  pageCount_other: '{{count}} pages',
  solutionPageCount_one: '{{count}} page of solutions',
  solutionPageCount_other: '{{count}} pages of solutions',
  allThereAre: 'There are no more that need this technique.',
  loading: 'Choosing puzzles…',
  failed: 'The puzzles could not be loaded. Check your connection.',
  retry: 'Try again',
  ownFaults: {
    unread: 'This link holds no puzzle that can be read.',
    conflict:
      'This puzzle has a digit twice in a row, column or box. It is printed as it is, without a solution.',
    'no-solution': 'This puzzle has no solution. It is printed as it is.',
    'many-solutions': 'This puzzle has more than one solution. It is printed without a solution.',
  },
  toBank: 'Print our puzzles',
  sheet: 'Page {{number}} of {{count}}',
  solutionSheet: 'Solutions, upside down',
  solutionsTitle: 'Solutions',
  board: 'Puzzle {{number}}. {{rows}}',
  solution: 'Solution {{number}}. {{rows}}',
  row: 'Row {{row}}: {{cells}}.',
  empty: 'empty',
  again: 'This sheet again: {{link}}',
} as const;
