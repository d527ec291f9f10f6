import type { HowToPlay } from './how-to-play.ts';

export const howToPlay: HowToPlay = {
  title: 'How to play',
  lead: 'Sudoku has one rule and needs no arithmetic. Here is all you have to know, from the first digit to the first X-Wing.',
  rules: {
    title: 'The rules',
    texts: [
      'The grid has nine rows, nine columns and nine boxes of 3 by 3 cells. Some digits are given at the start.',
      'Fill the empty cells so that every row, every column and every box has each digit from 1 to 9 exactly once.',
      'Each of our puzzles has one solution, and logic alone leads to it. You never need to guess.',
    ],
  },
  controls: {
    title: 'Controls',
    texts: [
      'Select a cell, then choose a digit. In Answer Mode it goes into the cell; in Notes Mode it becomes a small candidate, and choosing it again takes it out.',
      'You can play with the keyboard alone: the arrow keys move from cell to cell, and the digit keys write.',
      'Given digits cannot be changed. Everything else can be undone, as far back as you like.',
      'A digit that cannot be right is not written in: you see why, and it counts as a mistake. In the settings you can choose to be told less.',
    ],
  },
  hints: {
    title: 'Hints in three steps',
    lead: 'A hint first asks and only then tells. Stop as soon as you have seen enough.',
    levels: {
      1: { title: 'Where', text: 'The row, column or box to look at, and a question.' },
      2: {
        title: 'What',
        text: 'The name of the technique, and the cells that it is about, marked on the board.',
      },
      3: {
        title: 'Why',
        text: 'The answer and the reason for it. One press of a button carries it out.',
      },
    },
    more: 'When the board changes, hints begin at the first step again. Each step counts as one hint.',
  },
  difficulties: {
    title: 'Which difficulty?',
    lead: 'The level says how much reasoning a puzzle takes, not how many digits are given.',
    guide: {
      easy: 'Naked and hidden singles are enough: one digit leads to the next. You can do without notes.',
      medium:
        'Besides singles it takes pairs or pointing candidates. Notes help you see them. Expect to look twice.',
      hard: 'Box-line reduction, X-Wing or swordfish comes in. Keep full notes, and look at one digit at a time.',
    },
  },
  tips: {
    title: 'Tips for a good start',
    texts: [
      'Begin where the grid is fullest. A row with two empty cells is nearly a gift.',
      'Go through the digits one by one: where can the next 1 go, where the next 2?',
      'After each digit, look at the cells around it. One step often opens another.',
      'Write notes once singles get rare, and keep them up to date.',
      'Stuck? Look away for a minute, or take the first step of a hint.',
    ],
  },
  sample: {
    title: 'Try it',
    texts: [
      'One cell of this board is marked. Go through its row, its column and its box, and cross off every digit you meet. Which one is left?',
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
          'Yes, in this browser, after every move: one game for each difficulty. There is no account, so it stays on this device.',
      },
      {
        question: 'What is the difference between ナンプレ, Sudoku and Number Place?',
        answer:
          'They are names for the same puzzle. It was first printed as Number Place, became popular in Japan, and went around the world as Sudoku.',
      },
    ],
  },
};
