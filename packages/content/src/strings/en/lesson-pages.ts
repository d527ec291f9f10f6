/** Titles and descriptions of the techniques' pages, by id. */
export const lessonPages = {
  'naked-single': {
    title: 'Naked Single: one candidate left',
    description:
      'How to spot a naked single in Sudoku: the cell with one candidate left. With a row, a full board, tips and an exercise.',
  },
  'hidden-single': {
    title: 'Hidden Single: one place left',
    description:
      'How to spot a hidden single in Sudoku: the digit with one place left in a row, column or box. With pictures and an exercise.',
  },
  'naked-pair': {
    title: 'Naked Pair: two cells, two digits',
    description:
      'How a naked pair works in Sudoku, how to find it with and without notes, and what it rules out. With pictures and an exercise.',
  },
  'hidden-pair': {
    title: 'Hidden Pair: two digits, two places',
    description:
      'How a hidden pair works in Sudoku, how to dig it out of crowded cells, and what it clears. With pictures and an exercise.',
  },
  'pointing-pairs': {
    title: 'Pointing Pairs: a box clears a line',
    description:
      'Pointing pairs in Sudoku: when a digit is in line inside a box, the line loses it outside. With pictures and an exercise.',
  },
  'box-line-reduction': {
    title: 'Box-Line Reduction: a line clears a box',
    description:
      'Box-line reduction in Sudoku: when a line has a digit in one box only, the box loses it elsewhere. With pictures and an exercise.',
  },
  'x-wing': {
    title: 'X-Wing: how it works and how to find it',
    description:
      'The X-Wing in Sudoku, step by step: two rows, two columns, four corners, and why the rest can go. With pictures and an exercise.',
  },
  swordfish: {
    title: 'Swordfish: three rows, three columns',
    description:
      'The swordfish in Sudoku, step by step: an X-Wing with a third line, also with gaps in it. With pictures and an exercise.',
  },
} as const;
