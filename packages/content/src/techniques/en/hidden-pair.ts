import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'Two digits of a row, column or box have room in the same two cells only.',
    'Then these two cells belong to the two digits. Nobody else gets in, so every other candidate there can go.',
    'It is the mirror image of the naked pair: there two cells have no other digits, here two digits have no other cells.',
  ],
  howToFind: {
    scan: [
      'Choose a house with four or more empty cells, and a digit that it lacks and that you see often elsewhere.',
      'Find out where in the house it can go. Are there just two cells?',
      'Is there another digit for which just the same two cells are left?',
      'Then those two cells hold these two digits and nothing else.',
    ],
    notes: [
      'Go through a house digit by digit and look for digits noted in exactly two cells.',
      'Do two of them share their two cells?',
      'Erase all other notes from these cells.',
    ],
  },
  tips: [
    'Count digits, not cells: the two cells may be full of notes, and that is what makes the pair hard to see.',
    'Once the other notes are gone, the hidden pair is a naked one. If the two cells share a second house, use it there too.',
    'Without full notes, look for pairs of digits that are given in the same rows and columns: they close the same cells.',
  ],
  mastery:
    'You have it when you ask “where can this digit go?” as naturally as “what can go in this cell?”.',
};
