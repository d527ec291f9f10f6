/** The groups of endpoints in the documentation. */
export const TAGS = {
  boards: 'Boards',
  puzzles: 'Puzzles',
  techniques: 'Techniques',
  contact: 'Contact',
  server: 'Server',
} as const;

/** What the documentation says of each group. */
export const TAG_DESCRIPTIONS = [
  {
    name: TAGS.boards,
    description:
      'What there is to know of a board: its solution and candidates, the steps that lead on, hints, the whole way through it, how hard it is, whether it is right, and pictures of it.',
  },
  {
    name: TAGS.puzzles,
    description: 'Puzzles of the bank, of a date, and made to order.',
  },
  {
    name: TAGS.techniques,
    description: 'What the solving techniques are, and positions for them.',
  },
  { name: TAGS.contact, description: 'Messages to whoever runs the site; for its own pages.' },
  { name: TAGS.server, description: 'Whether the server is there, and ready.' },
];
