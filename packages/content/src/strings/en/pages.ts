/** Titles of the pages, without the site's name. */
export const pages = {
  home: {
    title: 'Free Sudoku, Solved by Logic',
  },
  game: {
    easy: {
      title: 'Easy Sudoku',
    },
    medium: {
      title: 'Medium Sudoku',
    },
    hard: {
      title: 'Hard Sudoku',
    },
  },
  techniques: {
    title: 'Eight Sudoku Techniques, with Exercises',
  },
  howToPlay: {
    title: 'How to Play Sudoku',
  },
  statistics: {
    title: 'Your Sudoku Statistics',
  },
  notFound: {
    title: 'Page not found',
  },
} as const;
