import type { TechniqueId } from '@nanpure/engine';
import type { TechniqueWords } from '../technique.ts';

/** The catalogue in English. */
export const catalogue: Readonly<Record<TechniqueId, TechniqueWords>> = {
  'naked-single': {
    description: 'A cell with one candidate left: that is the digit.',
    detailed_description:
      'When the row, the column and the box of a cell already have eight of the nine digits, the last one has to go there. It is the first thing to learn, and it never stops being useful.',
  },
  'hidden-single': {
    description: 'A digit with one place left in a row, column or box: that is where it goes.',
    detailed_description:
      'Ask where a digit can go, not what can go in a cell. If only one cell of a row, column or box has room for it, it goes there, whatever else the cell could hold. Easy puzzles are finished by this and the naked single alone.',
  },
  'naked-pair': {
    description: 'Two cells with the same two candidates keep both digits for themselves.',
    detailed_description:
      'If two cells of a row, column or box can hold just the same two digits, one takes the one and the other the other. So the rest of that row, column or box can have neither.',
  },
  'hidden-pair': {
    description: 'Two digits with the same two places leave no room for others there.',
    detailed_description:
      'If two digits of a row, column or box fit only in the same two cells, they fill these cells between them. All other candidates of the two cells can go, and what is left is plain to see.',
  },
  'pointing-pairs': {
    description: 'A digit’s places in a box line up, and so clear the rest of that line.',
    detailed_description:
      'If a digit fits in a box only in cells of one row or column, it will be in that line, wherever exactly it goes. So the line cannot have it outside the box.',
  },
  'box-line-reduction': {
    description:
      'A digit’s places in a line are all in one box, and so clear the rest of that box.',
    detailed_description:
      'If a row or column can take a digit only inside one box, the box gets its digit from that line. So the other cells of the box cannot have it.',
  },
  'x-wing': {
    description: 'Two rows with a digit in the same two columns clear the rest of both columns.',
    detailed_description:
      'A digit has two places in each of two rows, and they form a rectangle. It will take two opposite corners, so both columns are served, and it can go nowhere else in them. It works just as well with rows and columns exchanged.',
  },
  swordfish: {
    description: 'Three rows whose places for a digit share three columns clear the rest of these.',
    detailed_description:
      'The X-Wing with a third line: in three rows a digit fits only in the same three columns. The rows fill these columns between them, so the digit can go nowhere else in them. It works just as well with rows and columns exchanged.',
  },
};
