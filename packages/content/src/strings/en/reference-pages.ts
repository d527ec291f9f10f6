/**
 * Names, titles and descriptions (for search engines) of the reference pages, by id. Where a page is about one
 * technique, it has its name.
 */
export const referencePages = {
  skyscraper: {
    name: 'Skyscraper',
    title: 'Skyscraper: two lines on common ground',
    description:
      'The skyscraper in Sudoku: two lines with two places each for a digit share one end, and the two other ends rule it out. With a step in a real puzzle.',
  },
} as const;
