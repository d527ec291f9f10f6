/** The window between two puzzles: a tip to read, or an ad to watch, for the next four. */
export const reward = {
  title: 'A tip before the next puzzle',
  lead_one: 'After {{count}} second you get {{credits}} new puzzles.',
  lead_other: 'After {{count}} seconds you get {{credits}} new puzzles.',
  looking: 'One moment',
  secondsLeft: '{{count}}',
  granted: '{{credits}} new puzzles are yours for today.',
  continue: 'Go on',
  back: 'Back to my puzzle',
  offer: {
    title: 'An ad, or a tip?',
    text: 'Either gets you {{credits}} new puzzles. An ad helps to keep this site free.',
    watch: 'Watch an ad',
    read: 'Read a tip',
  },
  tips: {
    crosshatch:
      'Pick a digit that is on the board often, and a box that lacks it. If its rows and columns leave one free cell in that box, that is its place.',
    nakedSingle:
      'A cell whose row, column and box show eight different digits between them can only hold the ninth.',
    hiddenSingle:
      'A cell can have many candidates and still be decided: if a digit fits nowhere else in the row, column or box, it goes there.',
    fullest:
      'Look first where most is known. A row, column or box with two gaps tells more than one with six.',
    nakedPair:
      'Two cells of a row with the same two candidates, and no others, use up both digits. No other cell of that row can hold them.',
    hiddenPair:
      'If two digits fit only into the same two cells of a box, nothing else goes there. Cross out the other notes of those two cells.',
    pointing:
      'When all places for a digit in a box lie in one row, the digit is not in the rest of that row. It works with columns, too.',
    boxLine:
      'When all places for a digit in a row lie in one box, the digit is not in the rest of that box. It works with columns, too.',
    xWing:
      'A digit has just two places in each of two rows, and they are in the same two columns? Then it is nowhere else in those columns.',
    swordfish:
      'A swordfish is an X-Wing with one row more: if the places for a digit in three rows lie in only three columns, cross it out in the rest of those columns.',
    notes:
      'Pairs can only be trusted where the notes are complete: a missing note makes a pair out of what is none.',
    lookAgain:
      'After each digit, look at its row, column and box once more: those are the places where something has just changed.',
  },
} as const;
