import type { HowToPlay } from './how-to-play.ts';

export const howToPlay: HowToPlay = {
  title: 'How to play',
  lead: 'Sudoku has one rule and needs no arithmetic. Here are the rules, the controls, the hints, and the two techniques to learn first.',
  rules: {
    title: 'The rules',
    texts: [
      'The grid has nine rows, nine columns and nine boxes of 3 by 3 cells. The digits that are there at the start are the givens.',
      'Fill the empty cells so that every row, every column and every box has each digit from 1 to 9 exactly once.',
      'Each of our puzzles has one solution, and you can find it by logic alone. You never need to guess.',
    ],
  },
  controls: {
    title: 'Controls',
    texts: [
      'Select a cell, then choose a digit. In answer mode it goes into the cell. In notes mode it becomes a small note, and choosing it again removes the note.',
      'You can play with the keyboard alone: the arrow keys move from cell to cell, and the digit keys enter digits.',
      'Givens cannot be changed. Everything you enter can be undone, as far back as you like.',
      'A wrong digit is not placed: you are told so, and it counts as a mistake. You can change this in the settings.',
    ],
  },
  hints: {
    title: 'Hints in three levels',
    lead: 'A hint asks before it tells. Stop as soon as you have seen enough.',
    levels: {
      1: { title: 'Where to look', text: 'The row, column or box to look at, and a question.' },
      2: {
        title: 'What to use',
        text: 'The name of the technique, with its cells marked on the board.',
      },
      3: {
        title: 'Answer and why',
        text: 'The digit to place or the candidates to erase, and the reason. You can apply it with one tap.',
      },
    },
    more: 'When the board changes, hints go back to the first level. Each level counts as one hint; closing a hint and opening it again is free.',
  },
  difficulties: {
    title: 'Which difficulty?',
    lead: 'The level says how much reasoning a puzzle needs, not how many digits are given.',
    guide: {
      easy: 'Naked and hidden singles are enough: one digit leads to the next. You can do without notes.',
      medium: 'Needs pairs or pointing pairs as well as singles. Notes help you see them.',
      hard: 'Needs box-line reduction, X-Wing or swordfish. Keep full notes, and look at one digit at a time.',
    },
  },
  tips: {
    title: 'Tips for a good start',
    texts: [
      'Start where the grid is fullest. A row with two empty cells is almost solved.',
      'Go through the digits one by one. Where can the next 1 go? Where can the next 2 go?',
      'After each digit, look at the cells around it. One step often opens another.',
      'No more singles to be found? Then it is time for notes.',
      'Stuck? Look away for a minute, or ask for the first level of a hint.',
    ],
  },
  sample: {
    title: 'Try it',
    texts: [
      'One cell of this board is marked. Go through its row, its column and its box, and cross off every digit you see. Which one is left?',
    ],
  },
  techniques: {
    title: 'The two basic techniques',
    texts: [
      'Naked single: a cell with only one candidate left. Ask what can go in this cell.',
      'Hidden single: a digit with only one place left in a row, column or box. Ask where this digit can go.',
    ],
    link: 'All eight techniques, with examples and exercises',
  },
  notes: {
    title: 'Notes',
    texts: [
      'Begin with notes when you can find no more singles. First note the digits that have just two places in a box; when that is not enough, note all the candidates of every empty cell.',
      'Keep your notes up to date: placing a digit removes it from the notes in its row, column and box (unless you turn that off in the settings), and what a technique rules out, you erase yourself.',
      '“Fill in all notes” writes every digit that the rules allow into every empty cell, in place of the notes you had. Do not use it once you have ruled candidates out: it brings them back.',
      'Be careful to leave none out: one missing note can make two cells look like a pair when they are not.',
    ],
  },
  words: {
    title: 'Words to know',
    list: [
      { term: 'Cell', meaning: 'One of the 81 squares of the grid. It holds one digit.' },
      {
        term: 'Box',
        meaning: 'One of the nine blocks of 3 by 3 cells, drawn with thicker lines.',
      },
      { term: 'Line', meaning: 'A row or a column.' },
      {
        term: 'House',
        meaning:
          'A row, a column or a box: nine cells that need each digit once. Also called a unit.',
      },
      {
        term: 'Peers',
        meaning:
          'The 20 other cells in the row, the column and the box of a cell. A cell is said to see its peers.',
      },
      { term: 'Given', meaning: 'A digit that is there from the start and never changes.' },
      {
        term: 'Candidate',
        meaning: 'A digit that may still go in a cell, whether you have noted it or not.',
      },
      {
        term: 'Note',
        meaning: 'A candidate written small in its cell. Also called a pencil mark.',
      },
      { term: 'Place', meaning: 'A cell of a house where a digit may still go.' },
      {
        term: 'Pattern',
        meaning: 'Cells and candidates that together prove something, such as a pair or an X-Wing.',
      },
    ],
  },
  questions: {
    title: 'Questions',
    list: [
      {
        question: 'Do I ever have to guess?',
        answer:
          'No. A program has solved every puzzle by the eight techniques of this site alone, so there is always a next step that can be explained.',
      },
      {
        question: 'Is my game saved?',
        answer:
          'Yes, in this browser, after every move: one game for each difficulty. There is no account, so it stays on this device unless you move it to another one as a file.',
      },
      {
        question: 'What is the difference between Nanpure, Sudoku and Number Place?',
        answer:
          'They are three names for the same puzzle. It was first printed in the United States as Number Place, which was shortened to Nanpure in Japan. Another name from Japan, Sudoku, went around the world.',
      },
    ],
  },
};
