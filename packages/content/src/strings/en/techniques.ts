/** The list of techniques, and what surrounds each lesson. */
export const techniques = {
  title: 'Eight ways to the next digit',
  lead: 'These eight techniques are all you need for every puzzle on this site. Each has a lesson with diagrams from real puzzles and an exercise to practise finding it.',
  details: 'View details',
  detailsOf: 'View details: {{name}}',
  names: 'In Japanese:',
  alsoCalled: 'Also called:',
  backToList: 'Back to the list',
  notFound: {
    message: 'The specified technique was not found.',
    advice: 'The address may be mistyped. All eight are in the list.',
  },
  concept: 'The idea',
  howToFind: { title: 'How to find it', scan: 'Without notes', notes: 'With notes' },
  example: {
    title: 'In one row, column or box',
    row: 'The row by itself: {{name}}',
    column: 'The column by itself: {{name}}',
    block: 'The box by itself: {{name}}',
  },
  lines: { title: 'One digit by itself', name: 'A board with the candidates of one digit' },
  board: { title: 'On the whole board', name: 'The whole board' },
  legend: 'What the marks mean',
  tips: 'Tips',
  mastery: { title: 'Mastering it', difficulty: 'Difficulty', time: 'Time to master' },
  answer: 'The answer',
  cell: {
    empty: 'Empty',
    asked: 'Empty, marked',
    candidates: 'Candidates {{digits}}',
    pattern: 'part of the pattern',
    confirm: '{{digits}} goes here',
    eliminate: 'not {{digits}}',
    and: '{{name}}, {{mark}}',
  },
  practice: {
    title: 'Use it in a game',
    needed:
      'The other seven techniques cannot finish these puzzles, in whatever order you use them.',
    neededSingle: 'The other kind of single alone cannot finish these puzzles.',
    order:
      'If you already have a game at this level, you are asked before a new puzzle takes its place.',
    play: 'Play a puzzle that needs this',
  },
  neighbours: 'Other techniques',
  previous: 'Previous: {{name}}',
  next: 'Next: {{name}}',
} as const;
