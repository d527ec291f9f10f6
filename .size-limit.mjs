import { scriptsBeforeUse, scriptsOfPage } from './scripts/package/page-scripts.mjs';

/* Budgets, minified and gzipped. Raise one only with a reason beside it. */

const engine = 'packages/engine/dist/index.js';

/**
 * What the site imports is less: the checks of arguments are for others. A quarter of a kilobyte of hints and
 * generator reads rows and puzzles where a grid is asked for, and names a wrong field.
 */
const ENTRIES = [
  // A tenth of a kilobyte in each: a plain text is read, and repeated digits are found, in a third of the time.
  // A third of one more: singles are followed on words of bits, in half of the time.
  // An eighth: tables that nobody can sort or fill, and options that are neither true nor false.
  { entry: 'index', limit: '16.45 kB' },
  // A quarter more names the digits that prove a step. A hundredth: errors tell a list from an object.
  // Another: and which technique of a list there is not.
  { entry: 'hints', limit: '15.3 kB' },
  // Three quarters: moves of several cells, notes in their middle, colours, and what is wrong with them in a save.
  // A twentieth: what the policy let pass is counted as the game is won. Another: a restored game has its own puzzle.
  { entry: 'game', limit: '8.35 kB' },
  // Two thirds of a kilobyte are the puzzles of a date, and what counts the singles of the easy ones. A quarter more:
  // singles on words of bits. And one and three quarters more: the search needs no steps to tell how far logic goes.
  // A thirtieth: what an option must be.
  { entry: 'generator', limit: '15.53 kB' },
  // Every technique there is, and the solver, which proves that a puzzle has one solution.
  { entry: 'ladder', limit: '40 kB' },
  // The solver, positions and every format. A sixth of a kilobyte: tables with headings, and digits in a Sukaku.
  // A tenth: names of rows beside them. Two fifths: rows that are numbered or quoted, and digits that aren't ASCII.
  // Half: games that OpenSudoku saved, and code.
  { entry: 'formats', limit: '15.35 kB' },
  { entry: 'bank', limit: '4.8 kB' },
];

/** React, the router and i18n alone are 108.5 kB of each. */
const PAGES = [
  // A quarter more: the course has three routes and thirteen stations, which links and router know everywhere.
  // Nine are its board and what is below that, which came last: nothing of it comes before the page is used.
  // A twentieth, as the names of files are of what is in them, and do not all shrink alike.
  // A tenth in each: routes name one file more, as what is heard without joiners is shared. Another: a file brings back
  // how the solver asks.
  { name: 'the first page', page: 'en/index.html', limit: '133.85 kB' },
  // Two kilobytes of it are new: what was saved is read field by field, and grids in whatever way they are drawn.
  // Half a kilobyte more: wrong digits go alone, hints come back, the clock stands, double taps are swallowed.
  // And nearly two: every change and every refusal is said, with texts of their own, and keys know their place.
  // One more keeps the focus as a puzzle comes, mends saves, and leads back from what can't be had.
  // Three more: hints that can be leafed through, the card of a solved puzzle, a strip that speaks, long presses.
  // A quarter more: a puzzle that can't be made says so, and offers one that is ready.
  // A quarter in each: the tables of all pages have one more, to print.
  // Half a kilobyte: the days have pages of their own, and all games share what stands beside their boards.
  // Two and a half: several cells are selected, noted and coloured at once, by finger, mouse and keys, and it is said.
  // Nearly one: the routes of the course, hints that lead to its stations, and the notice about storage, which is a
  // file of its own now that the course's pages have it, too.
  // A quarter: theme and level are shown by scripts of the page, too, and share their parts; puzzles come one by one.
  // A quarter: hints are prepared before they are asked for, and whatever a refused digit repeats is marked.
  // A tenth: what other tabs and later pages did is asked before anything is written over or given up.
  // Two thirds: what is asked is answered of the board that is shown, and where a digit is of each cell that has it.
  // A hundredth in both: lists of a house's cells, unseen cells that are counted, and copies of callers' lists.
  // A twentieth: days that were won while the clock was wrong, and what unchecked games are praised for.
  // A twentieth more: what unchecked games count as, and puzzles that were solved before say so.
  // A quarter: keys that are held down, addresses in capital letters, and what is promised of one's own puzzles.
  // A third: what was agreed to is held against what other tabs have played since, and pages of hints are counted aloud.
  // Nine tenths: two thumbs play at once, each tap once, and the keypad has arrows without NumLock.
  // A twentieth: a hint that has fewer pages in another language shows its last one.
  { name: 'the game', page: 'ja/game/easy/index.html', limit: '182.15 kB' },
  // Sets of cells refuse what is no cell, and the pictures of houses have sentences of their own.
  // One more: how far one is with each in the course, and the way there.
  // A quarter in both: whole paths in half of the time.
  { name: 'the list of techniques', page: 'ja/techniques/index.html', limit: '140.65 kB' },
  // The same, and an exercise that knows every true pattern and asks what it removes. A tenth: what the solver reads.
  { name: 'a technique', page: 'ja/techniques/x-wing/index.html', limit: '157.8 kB' },
];

/**
 * What is read runs so much before anything on it is used: theme, language, address, and what waits for a use. A tenth
 * of a kilobyte has a press beside the open menu only close it.
 */
const READ_PAGES = [
  { name: 'the first page', page: 'en/index.html' },
  { name: 'a technique', page: 'ja/techniques/x-wing/index.html' },
  { name: 'how to play', page: 'en/how-to-play/index.html' },
];

export default [
  {
    name: 'engine: solve alone',
    path: engine,
    import: '{ solve }',
    gzip: true,
    // Half a kilobyte is what it takes to read drawn grids and to refuse what is no grid; a tenth reads plain ones soon.
    limit: '6.75 kB',
  },
  ...ENTRIES.map(({ entry, limit }) => ({
    name: `engine: ${entry}, all names`,
    path: `packages/engine/dist/${entry}.js`,
    import: '*',
    gzip: true,
    limit,
  })),
  ...PAGES.map(({ name, page, limit }) => ({
    name: `web: ${name}, all its scripts`,
    path: scriptsOfPage('apps/web/dist', page),
    disablePlugins: ['@size-limit/esbuild'],
    gzip: true,
    limit,
  })),
  ...READ_PAGES.map(({ name, page }) => ({
    name: `web: ${name}, before it is used`,
    path: scriptsBeforeUse('apps/web/dist', page),
    disablePlugins: ['@size-limit/esbuild'],
    gzip: true,
    limit: '3.3 kB',
  })),
  {
    name: 'web: the styles of all pages',
    path: 'apps/web/dist/assets/*.css',
    disablePlugins: ['@size-limit/esbuild'],
    gzip: true,
    // Half a kilobyte is the board: lines between its cells, the digits' font, what was refused.
    // A third is the help with its samples, and settings that leave the board in sight.
    // Two thirds are pages of paper, on the screen and out of the printer; nearly one more is the page of the day:
    // its boards, and a calendar of months. Another is the solver.
    // Nearly one more is the colours of cells with their patterns, in each theme.
    // A twentieth gives each cell its own place, so that an entry lays out its cell and not the page.
    // A tenth sets the menu of a phone in columns, and lists what the solver reads.
    // Two: the course, its path, its lessons on boards, and the answers below them.
    // A quarter: every page has room for text of twice its size. And what is still to come has its room.
    // A fiftieth: the focus keeps clear of bars, and the rating of the solver of large text.
    // A fifth: games on paper, and lessons on low screens.
    // A twentieth: the way of the solver on paper, and the edge of a hint that goes on below its box.
    // Another: hints in games have the shapes of fins and colours.
    limit: '22.6 kB',
  },
  {
    // Compressed by itself.
    name: 'web: the digits of the boards',
    path: 'apps/web/dist/assets/*.woff2',
    disablePlugins: ['@size-limit/esbuild'],
    gzip: false,
    limit: '5 kB',
  },
];
