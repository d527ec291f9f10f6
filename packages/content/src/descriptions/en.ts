import type { Descriptions } from './descriptions.ts';

export const descriptions: Descriptions = {
  home: 'Play free Sudoku in your browser: easy, medium and hard. Every puzzle has one solution and can be solved by logic alone. No account needed.',
  'game.easy':
    'Play a free easy Sudoku online. One clear step follows another, and every puzzle has exactly one solution. A good place to start.',
  'game.medium':
    'Play a free medium Sudoku online. You will need notes, pairs and pointing pairs, but no puzzle ever needs a guess.',
  'game.hard':
    'Play a free hard Sudoku online. Each puzzle needs box-line reduction, X-Wing or swordfish, and logic alone is always enough.',
  'daily:page':
    'Free daily Sudoku: an easy, a medium and a hard puzzle every day, the same for everyone in the world. With a calendar of past days and your streak.',
  'daily:gamePage':
    'One of the Sudoku puzzles of a day, on a board that keeps your answers, your notes and your time.',
  techniques:
    'From the naked single to the swordfish: eight Sudoku solving techniques, each with diagrams from real puzzles and an exercise to practise it.',
  'reference:page':
    'Sudoku techniques beyond the eight of our course, from the naked triple to forcing nets: the idea, how to look for it, and an example from a real puzzle.',
  howToPlay:
    'The rules of Sudoku, the controls of this site, the three hint levels, which difficulty to choose, how to use notes, and tips for a good start.',
  'printPages:print':
    'Print free Sudoku puzzles: easy, medium, hard or for one technique, one to six a page, with or without candidates and solutions. A4 and Letter.',
  'solver:page':
    'A Sudoku solver that explains: paste or type any puzzle and walk through the whole way, step by step, with the technique, the reason and a rating.',
  statistics:
    'Games, wins, best times and streaks, counted on your own device. Save them as a file to move to another browser or as a backup.',
  'legalPages:privacy':
    'What this Sudoku site keeps in your browser, what reaches our server, what analytics and ads may send, how long it stays, and your rights.',
  'legalPages:terms':
    'What you may do with this free Sudoku site, what we promise and what we cannot, and which law applies.',
  'search:page': 'Search the Sudoku techniques, the help and the other pages of this site.',
  'ownGame:page':
    'Play any Sudoku that you bring along: with notes, hints and undo, kept in your own browser.',
  'profile:page':
    'The profile page is under development. Your statistics and backups already have a page of their own.',
  'boardTest:page':
    'A sample Sudoku for trying the board: cells, digits, notes and keys. Nothing is saved.',
  'apiTest:page': 'Calls to the API of this site and to its puzzle files, with the raw replies.',
  notFound: 'There is no page at this address.',
  'lessonPages:naked-single':
    'How to spot a naked single in Sudoku: the cell with one candidate left. With a row, a full board, tips and an exercise.',
  'lessonPages:hidden-single':
    'How to spot a hidden single in Sudoku: the digit with one place left in a row, column or box. With diagrams and an exercise.',
  'lessonPages:naked-pair':
    'How a naked pair works in Sudoku, how to find it with and without notes, and what it rules out. With diagrams and an exercise.',
  'lessonPages:hidden-pair':
    'How a hidden pair works in Sudoku, how to dig it out of crowded cells, and what it rules out. With diagrams and an exercise.',
  'lessonPages:pointing-pairs':
    'Pointing pairs in Sudoku: when a digit’s places in a box are all in one line, the rest of that line cannot have it. With diagrams and an exercise.',
  'lessonPages:box-line-reduction':
    'Box-line reduction in Sudoku: when a line can have a digit in just one box, the rest of that box cannot have it. With diagrams and an exercise.',
  'lessonPages:x-wing':
    'The X-Wing in Sudoku, step by step: two rows, two columns, four corners, and what they rule out. With diagrams and an exercise.',
  'lessonPages:swordfish':
    'The swordfish in Sudoku, step by step: an X-Wing with a third line, including the kinds with gaps. With diagrams and an exercise.',
  'course:page':
    'Learn Sudoku in thirteen short stations: find it on a real board, see why it works, practise, and come back to what slipped.',
  'course:reviewPage':
    'What you learnt in the course and should see again today: a few boards, about two minutes.',
  'stationPages:board':
    'Rows, columns, boxes and the cells that see each other, practised on real boards: tap the last empty cell and fill it.',
  'stationPages:boxes':
    'Practise finding the one place for a digit in a box, without notes: real boards, from easy to hard, with the reason each time.',
  'stationPages:lines':
    'Practise finding the one place for a digit in a row or a column, without notes, on real boards from easy to hard.',
  'stationPages:naked-single':
    'Practise finding cells that only one digit fits into, without notes, on real Sudoku boards from easy to hard.',
  'stationPages:notes':
    'When to write notes, which ones, and how to keep them true: short exercises on real Sudoku boards.',
  'stationPages:pointing-pairs':
    'Find pointing pairs on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
  'stationPages:box-line-reduction':
    'Find box-line reductions on real boards and strike out what they rule out: a lesson by doing, then graded exercises.',
  'stationPages:naked-pair':
    'Find naked pairs on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
  'stationPages:hidden-pair':
    'Find hidden pairs on real boards and clear their cells: a lesson by doing, then exercises from easy to hard.',
  'stationPages:which-one':
    'What is the next step here? Practise telling singles, pairs and locked candidates apart on real Sudoku boards.',
  'stationPages:x-wing':
    'Find X-Wings on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
  'stationPages:swordfish':
    'Find swordfish on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
  'stationPages:whole-puzzle':
    'Solve hard Sudoku puzzles from start to finish, and let the look back show which technique took you longest.',
};
