/** The window between two puzzles: a tip to read, or an ad to watch, for the next four. */
export const reward = {
  title: 'A tip before the next puzzle',
  lead_one: 'After {{count}} second you get {{credits}} new puzzles.',
  lead_other: 'After {{count}} seconds you get {{credits}} new puzzles.',
  looking: 'One moment',
  secondsLeft: '{{count}}',
  granted: '{{credits}} new puzzles for today!',
  continue: 'Continue',
  back: 'Go back',
  offer: {
    title: 'An ad, or a tip?',
    text: 'Either gets you {{credits}} new puzzles. An ad helps to keep this site free.',
    watch: 'Watch an ad',
    read: 'Read a tip',
  },
  tips: {
    crosshatch:
      'Pick a digit that appears often, and a box that still lacks it. Cross off the cells in line with that digit. If one empty cell is left, the digit goes there.',
    nakedSingle:
      'A cell whose row, column and box show eight different digits between them can only hold the ninth.',
    hiddenSingle:
      'A cell can have many candidates and still be settled: if one of them fits nowhere else in the row, column or box, it goes there.',
    fullest:
      'Start where the grid is fullest. A row, column or box with two empty cells tells you more than one with six.',
    nakedPair:
      'Two cells of a row with the same two candidates, and no others, use up both digits. No other cell of that row can hold them.',
    hiddenPair:
      'If two digits fit only into the same two cells of a box, nothing else goes there. Cross out the other notes of those two cells.',
    pointing:
      'When all places for a digit in a box are in one row, the rest of that row cannot have the digit. It works with columns, too.',
    boxLine:
      'When all places for a digit in a row are in one box, the rest of that box cannot have the digit. It works with columns, too.',
    xWing:
      'If a digit has just two places in each of two rows, and they are in the same two columns, it can go nowhere else in those columns.',
    swordfish:
      'A swordfish is an X-Wing with one more row: if the places for a digit in three rows are in only three columns, cross it out in the rest of those columns.',
    notes:
      'Trust pairs only where the notes are complete: one missing note can make two cells look like a pair when they are not.',
    lookAgain:
      'After each digit, look at its row, column and box once more: those are the places where something has just changed.',
  },
} as const;
