/** What the colours of cells are called in the texts. */
export const COLOUR_NAMES = {
  1: 'red',
  2: 'orange',
  3: 'yellow',
  4: 'green',
  5: 'teal',
  6: 'blue',
  7: 'purple',
  8: 'grey',
} as const;
