/** The settings of the game. */
export const settings = {
  title: 'Settings',
  close: 'Done',
  note: 'Changes take effect at once and stay in this browser.',
  mistakes: {
    title: 'Wrong digits',
    reject: { title: 'Reject them', text: 'A wrong digit is not placed, and counts as a mistake.' },
    show: { title: 'Show them', text: 'A wrong digit is placed, marked red and counted.' },
    'rules-only': { title: 'Rules only', text: 'Only repeats in a row, column or box are marked.' },
    free: { title: 'Check nothing', text: 'Nothing is checked until the board is full.' },
  },
  notes: 'Notes',
  removeNotes: {
    title: 'Tidy notes automatically',
    text: 'Placing a digit removes it from the notes in its row, column and box.',
  },
  highlights: 'Highlights',
  highlightPeers: 'Row, column and box',
  highlightSame: 'The same digit',
  screen: 'Screen',
  showTimer: 'Show the timer',
  leftHanded: 'Left-handed layout',
  vibrate: {
    title: 'Vibrate on a wrong digit',
    text: 'On phones that support it.',
  },
  digitSize: { title: 'Size of digits', normal: 'Normal', large: 'Large' },
} as const;
