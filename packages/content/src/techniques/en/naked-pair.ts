import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'A row, a column or a box is called a house. Two cells of the same house have the same two candidates and no others: say 3 and 8.',
    'You cannot tell yet which cell gets the 3 and which the 8. But between them they use up both digits.',
    'So no other cell of that house can be 3 or 8. If the two cells share two houses, a row and a box for example, that is true of both.',
  ],
  howToFind: {
    scan: [
      'Look for a house with only a few empty cells left.',
      'Find an empty cell for which its row, column and box together leave just two digits.',
      'Is there another cell in the house with the same two left?',
      'Then leave both digits out of the other cells when you count their candidates.',
    ],
    notes: [
      'Look for cells with exactly two notes.',
      'Find two of them that have the same notes and share a row, a column or a box.',
      'Erase both digits from all other cells of every house that the two share.',
    ],
  },
  tips: [
    'Both cells need the very same two candidates, and no third one.',
    'Always check whether the two cells share a second house. That half is easily forgotten.',
    'A pair places nothing by itself. Look straight away at the cells that have lost a candidate: often one of them has only one left.',
    '{3, 8} and {3, 9} are not a pair, nor are {3, 8} and {3, 8, 9}. Erase only from cells that share a house with both. If there is nothing to erase, the pair is real but of no use yet.',
  ],
  mastery:
    'You have it when a pair catches your eye while you are writing notes. Medium puzzles give you plenty of practice.',
};
