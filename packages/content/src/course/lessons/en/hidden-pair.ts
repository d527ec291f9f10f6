import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'Find two digits that need two cells for themselves.',
  ask: ({ houses, digits }) =>
    `The notes show all candidates of ${houses}. Where can ${digits} go? Tap all cells that have one of them, or both.`,
  right: ({ digits }) => `Both ${digits} have just these two cells.`,
  pattern: ({ houses, digits, cells }) =>
    `In ${houses}, ${digits} fit only in ${cells}. Two digits with the same two places are a hidden pair.`,
  follows: ({ digits }) =>
    `We don’t know which digit goes where. But both cells are needed for ${digits}, so nothing else can go there.`,
  strike: ({ digits }) =>
    `So strike out every candidate but ${digits} in the cells that these two digits need. Tap every cell that loses candidates.`,
  struck: ({ removals, digits }) => `Struck out: ${removals}. What is left is a pair of ${digits}.`,
  rule: 'Two digits, two cells: each digit takes one of them. If another digit took one of the cells, only one cell would be left for the two digits.',
  notOne: ({ digits, cells }) =>
    `It looks as if ${digits} needed ${cells}. But if one of the digits has a third place, the two cells are not needed for both.`,
  search:
    'Go through the rows, columns and boxes with four or more empty cells. For each digit there, count the cells that have it noted. Two digits with only two cells, and the same two? Then strike out all else in these cells. Nothing else in them? Then look on.',
  mistake:
    'Striking out around the two cells, as for a naked pair. It is the other way round: the candidates to strike out are inside the two cells.',
  again: () =>
    'All candidates are noted. Somewhere there is a hidden pair that strikes something out. Tap its two cells.',
  againRight: 'Count digits, not cells: that is how hidden pairs show.',
};
