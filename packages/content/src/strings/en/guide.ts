/* What only the dialogs of the game say; downloaded with them. */

export { help } from './help.ts';
export { settings } from './settings.ts';

/** What the help dialog explains beside the keys. */
export const guide = {
  keyboard: 'Keyboard',
  notes: {
    title: 'Notes',
    text: 'A note is a small digit that might go in the cell. You can write one in three ways:',
    ways: {
      button: 'Switch to Notes: digits now become notes.',
      hold: 'Press and hold a digit on the pad.',
      shift: 'Press Shift and a digit.',
    },
    again: 'The same digit once more removes its note.',
    kinds:
      'There are two kinds. Notes have a place for each digit, and hints go by them. Centre notes stand side by side in the middle of the cell, say for the last two or three digits it can hold; hints leave them out.',
    several:
      'Drag over several cells, or hold Shift and use the arrow keys: a digit is then noted in all of them. An answer always goes into one cell.',
  },
  modes: {
    title: 'More ways to mark',
    notes: 'Notes',
    centre: 'Centre notes',
    colour: 'Colours',
    about: {
      notes: 'Each digit in its own place. Hints go by these notes.',
      centre: 'Side by side in the middle of the cell. Hints leave them out.',
      colour: 'Eight colours, each with its own pattern. What they mean is up to you.',
      gather: 'Each tap adds a cell or takes it out. You can also just drag over the cells.',
      same: 'As a double click or a double tap on the digit does.',
    },
  },
  marks: {
    title: 'What the marks mean',
    place: 'Row 4, column 5 is the fourth cell from the top and the fifth from the left.',
    peers: 'The selected cell, with its row, column and box',
    same: 'The digit of the selected cell, wherever it stands',
    wrong: 'A corner: this digit is wrong. Dots: the digit that it repeats',
    notes: 'Notes, each in its own place',
  },
  hintMarks: {
    title: 'In a hint',
    house: 'A frame: the row, column or box to look at',
    cause: 'Underlined: this digit rules out the cells with a cross',
    pattern: 'On a disc: the candidates that make the pattern',
    fin: 'In a green square: a fin, or what else keeps the pattern from being complete',
    links: 'A line: at least one of its ends is right. A broken line: at most one',
    struck: 'Struck out: this candidate cannot go here',
    ring: 'Ringed by the red pencil: this goes here',
  },
  levels: {
    title: 'The three levels of a hint',
    where: 'A row, column or box, and a question.',
    what: 'The name of the technique, with its cells marked.',
    answer: 'The answer, and the reason for it step by step.',
    count: 'Each new level counts as one hint. Reading one again is free.',
  },
} as const;

/** Everything that isn't needed at each move. */
export const menu = {
  title: 'More',
  close: 'Close',
  makePuzzle: 'Freshly made puzzle',
  makePuzzleHere: 'Made on this device when you ask. Works offline, too.',
  clearMistakes_zero: 'Take out what is wrong: nothing is',
  clearMistakes_one: 'Take out what is wrong ({{count}} digit), keep the rest',
  clearMistakes_other: 'Take out what is wrong ({{count}} digits), keep the rest',
} as const;
