/** The page that is to become the player's profile. */
export const profile = {
  page: { title: 'Profile' },
  title: 'Profile',
  message: 'The profile page is under development.',
  meanwhile:
    'There is no account to sign in to, and you do not need one: your games, settings and statistics are kept in this browser. Until this page is ready, you can look at your statistics and save everything as a file to move it to another browser.',
  statistics: 'Statistics and backup',
  play: 'Play a puzzle',
} as const;
