/** The error catalogue: what a visitor reads on any page when something is wrong. */
export const errors = {
  heading: 'Error',
  generic: {
    message: 'An error occurred.',
    advice: 'Reload the page. If that does not help, try again later.',
    reload: 'Reload',
    saveCopy: 'Save a copy of my games',
  },
  invalidDifficulty: {
    message: 'Invalid data.',
    advice: 'There is no such difficulty. Pick one of these:',
  },
  connection: 'Check your connection, then try again.',
  notFound: {
    title: 'Page not found',
    advice: 'The address may be mistyped, or the page has moved.',
    goHome: 'Go to the home page',
  },
} as const;
