/** Titles (without the site's name) and descriptions of the pages, for tabs and search engines. */
export const pages = {
  home: {
    title: 'Free Sudoku, Solved by Logic',
    description:
      'Play free Sudoku in your browser: easy, medium and hard puzzles with one proved solution, solvable by logic alone. No account, no guessing.',
  },
  game: {
    easy: {
      title: 'Easy Sudoku',
      description:
        'Play a free easy Sudoku online. One clear step follows another, and every puzzle has exactly one solution. A good place to start.',
    },
    medium: {
      title: 'Medium Sudoku',
      description:
        'Play a free medium Sudoku online. Notes, pairs and pointing candidates open the way, and no puzzle ever needs a guess.',
    },
    hard: {
      title: 'Hard Sudoku',
      description:
        'Play a free hard Sudoku online. Box-line reduction, X-Wing or swordfish decides each puzzle, and logic alone is always enough.',
    },
  },
  statistics: {
    title: 'Your Sudoku Statistics',
    description:
      'Games, wins, best times and streaks, counted on your own device, and a way to take them along as a file.',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
} as const;
