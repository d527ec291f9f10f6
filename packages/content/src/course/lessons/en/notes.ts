import { article, capital } from '../../../hints/en/names.ts';
import type { NotesWords } from '../words.ts';

export const words: NotesWords = {
  aim: 'Know when to take notes, which ones, and how to keep them true.',
  titles: {
    note: 'What a note is',
    pairs: 'First: pairs in a box',
    all: 'Then: all of them',
    stale: 'Keep them true',
    rule: 'What a note says',
    missing: 'One note is missing',
    found: 'What it would have done',
  },
  ask: ({ houses, digit }) =>
    `Where can ${article(digit)} still go in ${houses}? Tap every cell with room for it.`,
  right: ({ cells, digit }) =>
    `${capital(cells)}. We don’t know which yet, but the ${digit} is in one of the two, and that is worth remembering.`,
  note: ({ digit }) =>
    `So write a small ${digit} in both: a note. A digit that can still go in a cell is called a candidate. A note is a candidate that you have written down.`,
  pairs:
    'Take notes when you can find no more singles. Begin with the digits that have just two places in a box. These few notes already tell you a lot.',
  all: 'When that is not enough, note every candidate of every empty cell. “Fill in all notes” in the game does it for you. But it also brings back what you have struck out, so use it only once.',
  stale: ({ cells, digit }) =>
    `${capital(article(digit))} was just placed in ${cells}. Tap every cell that has to lose its note ${digit} now.`,
  staleRight: ({ cells, digit }) =>
    `All cells that ${cells} sees lose the ${digit}: those in its row, its column and its box.`,
  notSeen: ({ cell, cells }) =>
    `${capital(cell)} shares no row, no column and no box with ${cells}, so its note stays.`,
  noNote: ({ cell, digit }) => `${capital(cell)} has no note ${digit} to lose.`,
  rule: 'A note says “this can still be”. Each digit that you place makes some notes untrue. The game erases those for you, unless you turn that off in the settings. What you rule out by thinking, you erase yourself.',
  missing: ({ cells, digits }) =>
    `The two marked cells, ${cells}, both show only ${digits}. But in one of them, a note was forgotten. In which? Count what its row, its column and its box leave.`,
  missingRight: ({ cell, digit }) => `${digit} fits in ${cell}, too, and its note was missing.`,
  complete: ({ cell, digits }) =>
    `${capital(cell)} can only be ${digits}. No note is missing there.`,
  notMarked: ({ cells }) => `It is one of the two marked cells: ${cells}.`,
  found: ({ cells, digits }) =>
    `With the missing note, ${cells} are no pair of ${digits}. Whoever took them for one would have struck out digits that are needed.`,
  mistake:
    'Forgetting a note. One note too many only hides a step; one note too few can lead to a wrong digit. If you are not sure about a cell, count it again.',
};
