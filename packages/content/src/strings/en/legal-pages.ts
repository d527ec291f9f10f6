/** Titles of the legal pages. */
export const legalPages = {
  privacy: {
    title: 'Privacy Policy',
  },
  terms: {
    title: 'Terms of Service',
  },
} as const;
