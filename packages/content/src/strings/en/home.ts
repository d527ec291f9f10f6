/** The home page. */
export const home = {
  kicker_one: '{{count, number}} puzzle, free to play',
  kicker_other: '{{count, number}} puzzles, free to play',
  title: 'Sudoku, solved by thinking',
  lead: 'Free puzzles for a quiet ten minutes. No account and no guessing: just you, a grid and the next small deduction.',
  cover: 'A Sudoku grid, row 4, column 4 circled in red.',
  coverCaption: 'The circled cell can hold only one digit. Which one?',
  game: {
    title: 'Pick a puzzle',
    lead: 'Games and statistics are saved in this browser as you play.',
    resume: 'Continue, {{time}}',
    count_one: '{{count, number}} puzzle',
    count_other: '{{count, number}} puzzles',
    difficulty: {
      easy: 'One clear step after another. A good place to start.',
      medium: 'Keep notes and look for pairs.',
      hard: 'Needs more than pairs: box-line reduction, X-Wing or swordfish. Take your time.',
    },
  },
  learn: {
    title: 'Stuck? There is a technique for that',
    features: {
      eight: 'Eight techniques, from the naked single to the swordfish',
      pictures: 'Lessons with diagrams from real puzzles',
      exercises: 'Exercises where you find the pattern yourself',
      hints: 'Hints that ask before they tell',
    },
    link: 'See the techniques',
  },
  about: {
    title: 'Every puzzle is checked twice',
    solution: {
      title: 'One solution, proved',
      text: 'A program has searched every puzzle to the end and found exactly one way to fill it.',
    },
    logic: {
      title: 'Never a guess',
      text: 'A second program has solved every puzzle by reasoning alone, one justified step at a time. So there is always a next step to find.',
    },
    difficulty: {
      title: 'Levels that mean something',
      text: 'Easy, medium and hard say how much reasoning a puzzle needs, not how many digits are given at the start.',
    },
  },
} as const;
