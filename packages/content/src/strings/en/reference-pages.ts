/** Names and titles of the reference pages, by id. Where a page is about one technique, it has its name. */
export const referencePages = {
  skyscraper: {
    name: 'Skyscraper',
    title: 'Skyscraper: two lines on common ground',
  },
} as const;
