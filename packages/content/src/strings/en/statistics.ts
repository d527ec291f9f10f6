/** The page with what was played on this device. */
export const statistics = {
  title: 'Your statistics',
  lead: 'Counted on this device, seen by nobody but you.',
  none: 'Nothing yet: the first puzzle that you begin will be counted here.',
  play: 'Play a puzzle',
  totals: {
    title: 'At a glance',
    games: 'Games begun',
    wins: 'Games won',
    flawlessWins: 'Without a hint or a mistake',
    streak: 'Days in a row',
    longestStreak: 'Most days in a row',
  },
  byDifficulty: {
    title: 'By difficulty',
    difficulty: 'Difficulty',
    games: 'Begun',
    wins: 'Won',
    flawlessWins: 'Flawless',
    best: 'Best time',
    average: 'Average time',
    noTime: 'none yet',
  },
  techniques: {
    title: 'Techniques met',
    lead: 'How many of the puzzles you solved take each technique.',
    name: 'Technique',
    puzzles: 'Puzzles',
  },
} as const;
