import type { TaughtTechniqueId } from '@nanpure/engine';
import type { TechniqueWords } from '../technique.ts';

/** The catalogue in English. */
export const catalogue: Readonly<Record<TaughtTechniqueId, TechniqueWords>> = {
  'naked-single': {
    description: 'A cell with one candidate left: that is the digit.',
    detailed_description:
      'When the row, the column and the box of a cell already have eight of the nine digits between them, the last one has to go there. It is the first thing to learn, and it never stops being useful.',
  },
  'hidden-single': {
    description: 'A digit with one place left in a row, column or box: that is where it goes.',
    detailed_description:
      'Ask where a digit can go, not what can go in a cell. If only one cell of a row, column or box has room for it, it goes there, whatever else the cell could hold. Easy puzzles are finished by this and the naked single alone.',
  },
  'naked-pair': {
    description: 'Two cells with the same two candidates keep both digits for themselves.',
    detailed_description:
      'If two cells of a row, column or box can hold only the same two digits, each of them gets one. So the rest of that row, column or box can have neither.',
  },
  'hidden-pair': {
    description: 'Two digits with the same two places leave no room there for any other.',
    detailed_description:
      'If two digits of a row, column or box fit only in the same two cells, they fill these cells between them. All other candidates of the two cells can be erased, which leaves a naked pair.',
  },
  'pointing-pairs': {
    description:
      'A digit’s places in a box are all in one row or column, so the rest of that line cannot have it.',
    detailed_description:
      'If all places for a digit in a box are in one row or column, the digit will be in that line, whichever place is right. So the line cannot have it outside the box.',
  },
  'box-line-reduction': {
    description:
      'A digit’s places in a row or column are all in one box, so the rest of that box cannot have it.',
    detailed_description:
      'If a row or column can have a digit only inside one box, the digit goes where the two cross. So the other cells of the box cannot have it.',
  },
  'x-wing': {
    description:
      'Two rows with just two places each for a digit, in the same two columns, clear it from the rest of those columns.',
    detailed_description:
      'In each of two rows, a digit has only two places, and together they form a rectangle. The digit goes in two opposite corners, one in each column, so it can go nowhere else in those columns. It works the same way with rows and columns swapped.',
  },
  swordfish: {
    description:
      'Three rows whose places for a digit are all in three columns clear it from the rest of those columns.',
    detailed_description:
      'The X-Wing with a third row: in three rows, a digit fits only in the same three columns. The rows give each of these columns its digit, so it can go nowhere else in them. It works the same way with rows and columns swapped.',
  },
};
