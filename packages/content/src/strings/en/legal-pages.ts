/** Titles and descriptions of the legal pages. */
export const legalPages = {
  privacy: {
    title: 'Privacy Policy',
    description:
      'What this Sudoku site keeps in your browser, what reaches our server, what analytics and ads may send, how long it stays, and your rights.',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'What you may do with this free Sudoku site, what we promise and what we cannot, and which law applies.',
  },
} as const;
