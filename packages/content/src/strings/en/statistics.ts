export { backup } from './backup.ts';

/** The page with what was played on this device. */
export const statistics = {
  title: 'Your statistics',
  lead: 'Counted on this device. Nobody but you can see them.',
  none: 'Nothing yet. Your first puzzle will show up here.',
  play: 'Play a puzzle',
  totals: {
    title: 'At a glance',
    games: 'Games started',
    wins: 'Games won',
    flawlessWins: 'Won without a hint or a mistake',
    streak: 'Days in a row',
    longestStreak: 'Most days in a row',
  },
  byDifficulty: {
    title: 'By difficulty',
    difficulty: 'Difficulty',
    games: 'Started',
    wins: 'Won',
    flawlessWins: 'Flawless',
    best: 'Best time',
    average: 'Average time',
    noTime: 'None yet',
  },
  techniques: {
    title: 'Techniques in your puzzles',
    lead: 'How many of your solved puzzles use each technique when every step is the easiest one possible.',
    name: 'Technique',
    puzzles: 'Puzzles',
  },
} as const;
