import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Two cells of the same row, column or box have the same two candidates and no others: say 3 and 8.',
    'You cannot tell yet which cell takes the 3 and which the 8. But between them they use up both digits.',
    'So no other cell of that house can be 3 or 8. If the two cells share a row and a box, that goes for both.',
  ],
  howToFind: {
    scan: [
      'Look for a house with a few empty cells left.',
      'Take an empty cell whose row, column and box together leave just two digits.',
      'Is there another cell in the house that is left with the same two?',
      'Then leave both digits out of the other cells when you count their candidates.',
    ],
    notes: [
      'Look for cells with exactly two notes.',
      'Find two of them that have the same notes and share a row, a column or a box.',
      'Erase both digits from all other cells of every house that the two share.',
    ],
  },
  tips: [
    'Both cells need the very same two candidates. {3, 8} and {3, 9} are not a pair.',
    'Always check whether the two cells share a second house. That half is easily forgotten.',
    'A pair places nothing by itself. Look straight away at the cells that have lost a candidate: often one is down to its last.',
  ],
  mastery:
    'You have it when a pair catches your eye while you are writing notes. Medium puzzles give you plenty of practice.',
};
