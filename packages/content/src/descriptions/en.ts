import type { Descriptions } from './descriptions.ts';

export const descriptions: Descriptions = {
  home: 'Play free Sudoku in your browser: easy, medium and hard puzzles with one proved solution, solvable by logic alone. No account, no guessing.',
  'game.easy':
    'Play a free easy Sudoku online. One clear step follows another, and every puzzle has exactly one solution. A good place to start.',
  'game.medium':
    'Play a free medium Sudoku online. Notes, pairs and pointing candidates open the way, and no puzzle ever needs a guess.',
  'game.hard':
    'Play a free hard Sudoku online. Box-line reduction, X-Wing or swordfish decides each puzzle, and logic alone is always enough.',
  techniques:
    'From the naked single to the swordfish: eight Sudoku solving techniques, each with pictures of real positions and an exercise to find it yourself.',
  howToPlay:
    'The rules of Sudoku, the controls of this site, what the three hint levels tell, how to choose a difficulty, and tips for a good start.',
  statistics:
    'Games, wins, best times and streaks, counted on your own device, and a way to take them along as a file.',
  'legalPages:privacy':
    'What this Sudoku site keeps in your browser, what reaches our server, what analytics and ads may send, how long it stays, and your rights.',
  'legalPages:terms':
    'What you may do with this free Sudoku site, what we promise and what we cannot, and which law applies.',
  'search:page': 'Search the Sudoku techniques, the help and the other pages of this site.',
  'profile:page':
    'The profile page is under development. Your statistics and a backup are here already.',
  'boardTest:page':
    'A sample Sudoku for trying the board: cells, digits, notes and keys. Nothing is saved.',
  'apiTest:page':
    'Calls to the API of this site and to its puzzle files, with the replies as they come.',
  notFound: 'There is no page at this address.',
  'lessonPages:naked-single':
    'How to spot a naked single in Sudoku: the cell with one candidate left. With a row, a full board, tips and an exercise.',
  'lessonPages:hidden-single':
    'How to spot a hidden single in Sudoku: the digit with one place left in a row, column or box. With pictures and an exercise.',
  'lessonPages:naked-pair':
    'How a naked pair works in Sudoku, how to find it with and without notes, and what it rules out. With pictures and an exercise.',
  'lessonPages:hidden-pair':
    'How a hidden pair works in Sudoku, how to dig it out of crowded cells, and what it clears. With pictures and an exercise.',
  'lessonPages:pointing-pairs':
    'Pointing pairs in Sudoku: when a digit is in line inside a box, the line loses it outside. With pictures and an exercise.',
  'lessonPages:box-line-reduction':
    'Box-line reduction in Sudoku: when a line has a digit in one box only, the box loses it elsewhere. With pictures and an exercise.',
  'lessonPages:x-wing':
    'The X-Wing in Sudoku, step by step: two rows, two columns, four corners, and why the rest can go. With pictures and an exercise.',
  'lessonPages:swordfish':
    'The swordfish in Sudoku, step by step: an X-Wing with a third line, also with gaps in it. With pictures and an exercise.',
};
