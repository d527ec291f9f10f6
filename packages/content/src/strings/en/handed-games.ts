/* What games say whose puzzles aren't of the bank: daily ones and the player's own. */

/** Before a game is given up so that another one can be kept. */
export const room = {
  title: 'One game has to make way',
  own: 'The site keeps {{most}} puzzles of your own, and you have begun them all.',
  daily: 'The site keeps {{most}} daily puzzles in progress, and you have as many.',
  oldest:
    'The one you left longest ago has {{filled}} of 81 cells filled. You last played it on {{date, datetime}}.',
  giveUp: 'Give up that game',
} as const;

/** Games on puzzles that players bring along. */
export const ownGame = {
  page: { title: 'Your own puzzles' },
  title: 'Your own puzzles',
  lead: 'Bring a Sudoku from anywhere and play it here, with notes, hints and undo. It stays in your browser.',
  /** The heading over a game. */
  screen: 'Your puzzle: {{label}}',
  screenUnrated: 'Your puzzle',
  field: 'A puzzle as text',
  fieldHint:
    '81 characters with dots or zeros for empty cells, a drawn grid, or a link to a puzzle.',
  play: 'Play this puzzle',
  kept: 'Your games',
  none: 'None yet. The first one you play is kept here.',
  progress: '{{filled}} of 81 · {{time}}',
  solved: 'Solved in {{time}} · play again',
  label: { beyond: 'Beyond every technique here', unrated: 'Not rated' },
  typeIn: 'Type it in on a board',
  inSolver: 'Put it right on a board',
  hasFault: 'This puzzle cannot be played',
  fault: {
    unread: 'There is no Sudoku in this text. If it is a link, part of it may be missing.',
    variant: 'This puzzle has rules that plain Sudoku does not have.',
    length_one: 'This has {{count}} cell. A Sudoku has 81.',
    length_other: 'This has {{count}} cells. A Sudoku has 81.',
    repeat: {
      row: '{{digit}} appears more than once in row {{place}}.',
      column: '{{digit}} appears more than once in column {{place}}.',
      box: '{{digit}} appears more than once in the {{place}} box.',
    },
    few_one: '{{count}} digit is not enough: a puzzle with one solution has at least {{least}}.',
    few_other:
      '{{count}} digits are not enough: a puzzle with one solution has at least {{least}}.',
    none: 'It has no solution: at least one of its digits must be wrong.',
    full: 'It is solved already: there is no cell left to fill in.',
    many: 'It has more than one solution: row {{row}}, column {{column}} could be {{one}} or {{other}}.',
  },
} as const;
