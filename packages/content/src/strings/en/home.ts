/** The home page. */
export const home = {
  kicker_one: '{{count, number}} puzzle, free to play',
  kicker_other: '{{count, number}} puzzles, free to play',
  title: 'Sudoku, solved by thinking',
  lead: 'Free, without an account, and without a guess: just you, a grid and the next small deduction.',
  game: {
    title: 'Choose a level',
    lead: 'Games and statistics are saved in this browser as you play.',
    daily: 'Today’s three puzzles',
    resume: 'Continue',
    progress: '{{name}} · {{filled}} of 81 · {{time}}',
    count_one: '{{count, number}} puzzle',
    count_other: '{{count, number}} puzzles',
    difficulty: {
      easy: 'One clear step after another. A good place to start.',
      medium: 'Keep notes and look for pairs.',
      hard: 'Needs more than pairs: box-line reduction, X-Wing or swordfish. Take your time.',
    },
  },
} as const;
