import { capital } from '../../../hints/en/names.ts';
import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'Find two cells that use up two digits between them.',
  ask: ({ houses }) =>
    `The notes show all candidates of ${houses}. Two cells there have the same two, and no others. Tap both.`,
  right: ({ digits }) => `Both have just ${digits}.`,
  pattern: ({ cells, digits }) =>
    `${capital(cells)} can only be ${digits}. Two cells with the same two candidates are a naked pair.`,
  follows: ({ digits }) =>
    `We don’t know which of them gets which. But there are two cells for two digits, ${digits}, so both digits are used up here.`,
  strike: ({ houses, either }) =>
    `So no other cell of ${houses} can be ${either}. Tap every cell there that loses one of them, or both.`,
  struck: ({ removals }) => `Struck out: ${removals}.`,
  rule: 'Two cells, two digits: each cell gets one of them. If a third cell took one, only one digit would be left for the two cells. It is true in every row, column or box that both cells share.',
  notOne: () => 'A third candidate in one of the cells, and the two digits are not used up.',
  search:
    'Go through the cells with exactly two candidates. Is there another with the very same two in its row, its column or its box? In every house that both are in, the other cells lose the two digits. Nothing to lose there? Then look on.',
  mistake:
    'Taking 3 8 and 3 9 for a pair, or striking out in a house that only one of the two cells is in.',
  again: () =>
    'All candidates are noted. Somewhere there is a naked pair that strikes something out. Tap its two cells.',
  againRight: 'After a pair, look at the cells that lost something: one may be settled now.',
};
