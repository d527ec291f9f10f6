import type { LessonTexts } from '../lesson.ts';

export const lesson: LessonTexts = {
  concept: [
    'A row, a column or a box is called a house. In one house, two digits can go only in the same two cells.',
    'Then these two cells belong to the two digits. Nothing else can go there, so every other candidate in them can be erased.',
    'It is the mirror image of the naked pair: there two cells have no other digits, here two digits have no other cells.',
  ],
  howToFind: {
    scan: [
      'Choose a house with four or more empty cells, and a digit that it lacks and that appears often elsewhere.',
      'Find out where in the house it can go. Are just two cells left?',
      'Is there another digit with just the same two cells left?',
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
    'Once the other notes are gone, the hidden pair is a naked one. If the two cells share a second house, use it there, too.',
    'Without full notes, look for two digits that appear in the same rows and columns: they rule out the same cells.',
    'Erase inside the two cells, not outside them: it is the reverse of a naked pair. And if either digit has a third place in the house, it is not a hidden pair.',
  ],
  mastery:
    'You have it when you ask “where can this digit go?” as naturally as “what can go in this cell?”.',
};
