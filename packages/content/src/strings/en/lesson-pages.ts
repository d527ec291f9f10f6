/** Titles of the techniques' pages, by id. */
export const lessonPages = {
  'naked-single': {
    title: 'Naked Single: one candidate left',
  },
  'hidden-single': {
    title: 'Hidden Single: one place left',
  },
  'naked-pair': {
    title: 'Naked Pair: two cells, two digits',
  },
  'hidden-pair': {
    title: 'Hidden Pair: two digits, two places',
  },
  'pointing-pairs': {
    title: 'Pointing Pairs: a box clears a line',
  },
  'box-line-reduction': {
    title: 'Box-Line Reduction: a line clears a box',
  },
  'x-wing': {
    title: 'X-Wing: how it works and how to find it',
  },
  swordfish: {
    title: 'Swordfish: three rows, three columns',
  },
} as const;
