/** A task of a station, around what its writer says. */
export const courseTasks = {
  help: {
    where: 'Where to look?',
    digit: 'Which digit?',
    answer: 'Show me',
    giveUp: 'I don’t see it',
  },
  useDigits: 'Choose the digits. Digit keys work too.',
  techniques: 'Techniques you have met',
  next: 'Next',
} as const;

/** What stands around the tasks of a station. */
export const courseStation = {
  stages: 'Stages of this station',
  lesson: 'Lesson',
  grade: 'Step {{grade}}, {{solved}} of {{needed}} solved',
  test: 'Test',
  games: 'Puzzles',
  passed: '{{name}}, mastered',
  backToGame: 'Back to your game',
  testTask: 'Board {{number}} of {{count}}',
  intro: {
    test: 'Five boards without help, and the first try counts. Take all the time you like.',
    repeat: 'This board once more: find it yourself this time.',
    toHalf: 'Solved. The next boards ask a little more.',
    toFree: 'Solved. From here on, you search by yourself.',
    toTest: 'Solved. Now the test: five boards without help, and the first try counts.',
  },
  result: {
    count: '{{right}} of {{count}} right at the first try',
    mastered: 'This station is mastered. It comes back for a short review in a while.',
    notYet:
      'Get {{needed}} right to master the station. Try again whenever you like, with new boards each time.',
    repeats: 'What you missed, with help',
    again: 'Take the test again',
    practise: 'More boards without help',
    next: 'Next: {{name}}',
    play: 'Play a puzzle that needs this',
    path: 'All stations',
  },
  game: {
    title: 'Three hard puzzles without a hint',
    text: 'Solve hard puzzles with all that you have learnt. After each one, look back: if you thought for a long time while an easier move was in sight, you are shown that move and the way to its station.',
    count: '{{count}} of {{needed}} finished without a hint',
    play: 'Play a hard puzzle',
  },
} as const;

/** What is due today. */
export const courseReview = {
  none: 'Nothing is due today.',
  later: 'What you have learnt comes back here, a few boards at a time.',
  start: 'Start with: {{name}}',
  task: '{{name}}: board {{number}} of {{count}}',
  done: 'That was all for today.',
  result: '{{clean}} of {{count}} without help. What needed help comes back sooner.',
  failed: 'The boards could not be loaded. Check your connection, then load the page again.',
} as const;
