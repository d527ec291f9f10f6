/** The exercise of a technique, around what its writer says. */
export const exercise = {
  board: 'Exercise board',
  useDigits: 'Select a cell, then choose the digit. Digit keys work too.',
  useCells: 'Tap the cells, or move with the arrow keys and press Enter.',
  yes: 'Yes, it is',
  no: 'No, it is not',
  showNotes: 'Show notes',
  cell: {
    digit: '{{digit}}, row {{row}}, column {{column}}',
    empty: 'Empty, row {{row}}, column {{column}}',
    candidates: 'Candidates {{digits}}, row {{row}}, column {{column}}',
    marked: '{{name}}, marked',
    underlined: '{{name}}, underlined',
    found: '{{name}}, found',
    confirmed: '{{name}}, {{digit}} goes here',
    eliminated: '{{name}}, not {{digits}}',
  },
} as const;
