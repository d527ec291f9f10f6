import type { ReferenceDescriptions } from '../descriptions.ts';

/** One sentence or two about each reference page. */
export const referenceDescriptions: ReferenceDescriptions = {
  'referencePages:skyscraper':
    'The skyscraper in Sudoku: two lines with two places each for a digit share one end, and the two other ends rule it out. With an example from a real puzzle.',
};
