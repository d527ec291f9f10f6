/** The board on the home page, on which one cell can be answered. */
export const homeBoard = {
  board: 'A Sudoku board with row {{row}}, column {{column}} circled',
  cell: {
    digit: '{{digit}}, row {{row}}, column {{column}}',
    empty: 'Empty, row {{row}}, column {{column}}',
    asked: 'Empty, row {{row}}, column {{column}}, circled',
  },
  pad: 'Digit for the circled cell',
  question: {
    'naked-single': 'The circled cell can hold only one digit. Which one?',
    'hidden-single': 'One digit fits nowhere else in the box of the circled cell. Which one?',
  },
  right: {
    'naked-single': 'Yes, {{digit}}. That was a naked single.',
    'hidden-single': 'Yes, {{digit}}. That was a hidden single.',
  },
  reason: {
    'naked-single':
      'Its row, column and box have the other eight digits already, so {{digit}} is all that is left.',
    'hidden-single':
      'Every other empty cell of the box is in a row or column that has its {{digit}} already.',
  },
  wrong: {
    row: 'Not {{digit}}: row {{row}} already has one.',
    column: 'Not {{digit}}: column {{column}} already has one.',
    box: 'Not {{digit}}: its box already has one.',
    elsewhere: 'Nothing rules out {{digit}} yet. Look for a digit with no other cell in the box.',
  },
  more: 'One more',
  why: 'Why?',
  learn: {
    'naked-single': 'Learn the naked single',
    'hidden-single': 'Learn the hidden single',
  },
  missing: 'The board could not be loaded. Reload the page to try it.',
} as const;
