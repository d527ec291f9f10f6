/** What the card of a solved puzzle tells besides its time: downloaded once a puzzle is solved. */
export const finish = {
  told_one:
    'Hints gave away {{count}} of the {{total}} digits. Next time, try to stop at the first level: it only says where to look.',
  told_other:
    'Hints gave away {{count}} of the {{total}} digits. Next time, try to stop at the first level: it only says where to look.',
  comparison: {
    first: 'Your first {{difficulty}} puzzle here. The next ones will have a time to beat.',
    fastest: 'Your fastest {{difficulty}} puzzle so far. Your average was {{average}}.',
    usual: 'Your {{difficulty}} average was {{average}}, your best {{best}}.',
  },
  practise: 'Practise this: {{name}}',
  techniques: {
    title: 'Techniques in this puzzle',
    ofLessons: 'Lessons that this puzzle draws on',
    alone: 'no hint',
    hint: 'hint',
  },
} as const;
