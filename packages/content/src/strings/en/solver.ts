/** The solver: a puzzle goes in, the way through it comes out. */
export const solver = {
  page: { title: 'Sudoku Solver, Step by Step' },
  title: 'Sudoku solver',
  lead: 'Type, paste or drop any Sudoku. You get the whole way to its solution, step by step, each with its reason.',
  privacy: 'All of it is worked out on your device. Nothing is sent.',
  board: 'The puzzle to solve',
  cell: {
    digit: 'Row {{row}} column {{column}}: {{digit}}',
    empty: 'Row {{row}} column {{column}}: empty',
    repeated: '{{name}}, appears twice',
    suspect: '{{name}}, may be mistyped',
    either: '{{name}}, {{one}} or {{other}}',
  },
  pad: { label: 'Digits', clear: 'Clear' },
  undo: 'Undo',
  redo: 'Redo',
  clearAll: 'Empty board',
  solve: 'Solve step by step',
  edit: 'Change the puzzle',
  another: 'Another puzzle',
  typing:
    'Digits that you type move on by themselves. Space leaves a cell empty, Backspace goes back.',
  text: {
    title: 'Paste or open',
    label: 'A puzzle as text',
    read: 'Read this text',
    paste: 'Paste',
    open: 'Open a file',
    example: 'Show an example',
    anywhere: 'Ctrl+V works anywhere on this page, and a text file can be dropped on it.',
    formats:
      'Reads 81 characters with dots or zeros, drawn grids, grids with candidates, and links to a puzzle.',
  },
  status: {
    empty: 'Enter the digits of your puzzle.',
    few_one: '{{count}} digit so far. It takes at least {{least}}.',
    few_other: '{{count}} digits so far. It takes at least {{least}}.',
    ready_one: '{{count}} digit. Ready to solve.',
    ready_other: '{{count}} digits. Ready to solve.',
    repeat: {
      row: '{{digit}} appears more than once in row {{place}}.',
      column: '{{digit}} appears more than once in column {{place}}.',
      box: '{{digit}} appears more than once in the {{place}} box.',
    },
    none: 'This puzzle has no solution.',
    suspects_one:
      'This puzzle has no solution. If one digit is mistyped, it is the marked one: without it there would be a solution.',
    suspects_other:
      'This puzzle has no solution. If one digit is mistyped, it is one of the {{count}} marked ones: without it there would be a solution.',
    many_one:
      'This puzzle has more than one solution. Two of them differ in the marked cell ({{count}}), which shows both digits.',
    many_other:
      'This puzzle has more than one solution. Two of them differ in the {{count}} marked cells, which show both digits.',
    working: 'Solving…',
    failed: 'The solver could not be loaded. Check your connection, then try again.',
    several: 'The text has {{count}} puzzles. This is the first one.',
    candidatesGone:
      'The candidates that came with the puzzle were for other digits, so they are gone. Undo brings them back.',
    lost: 'The candidates of row {{row}} column {{column}} lacked the right digit, so the way starts from all candidates.',
    retry: 'Try again',
  },
  trouble: {
    link: 'No puzzle can be read from this link.',
    unreadable: 'There is no Sudoku in this text.',
    length_one: 'This has {{count}} cell. A Sudoku has 81.',
    length_other: 'This has {{count}} cells. A Sudoku has 81.',
    row_one: 'Line {{line}} has {{count}} cell instead of 9.',
    row_other: 'Line {{line}} has {{count}} cells instead of 9.',
    sign: 'Line {{line}}, character {{column}}: “{{sign}}” is not a digit.',
    cell: 'Row {{row}} column {{column}}: “{{value}}” cannot be read as a cell.',
    'no-digits': 'This has candidates only. The solver begins with the digits of a puzzle.',
    'packed-link': 'This link keeps its puzzle in a form that only its own site reads.',
    'bad-link': 'The puzzle in this link is damaged.',
    variant: 'This puzzle has rules that plain Sudoku does not have.',
    'bad-json': 'This JSON holds no board.',
    'too-long': 'This text is too long to be a puzzle.',
    file: 'This file could not be read.',
    clipboard: 'Your browser keeps the clipboard to itself. Paste into the field instead.',
    kept: 'The board is as it was.',
  },
  /** By the engine's names of formats; the README of the engine lists the same. */
  formats: {
    title: 'What it reads',
    lead: 'Paste or open a puzzle in any of these forms. Words around it do no harm; of several puzzles, the first is read.',
    characters: {
      name: '81 characters',
      text: 'The digits row by row, in one piece or in lines, which may be numbered or quoted. An empty cell is . 0 _ * x ? or -',
    },
    drawn: { name: 'Drawn grids', text: 'The same with bars and borders, as in .ss files.' },
    table: {
      name: 'Tables',
      text: 'Nine fields a line, empty ones for empty cells: from a spreadsheet, CSV, TSV or Markdown.',
    },
    blanks: { name: 'With blanks', text: '81 characters, a blank for an empty cell.' },
    candidates: {
      name: 'Candidate grids',
      text: '81 cells with their candidates, as HoDoKu, SudokuWiki, Simple Sudoku and SudoCue (.sdx) write them.',
    },
    sukaku: { name: 'Sukaku', text: '729 characters, nine for the candidates of each cell.' },
    sadman: { name: 'SadMan Sudoku', text: 'Its .sdk files.' },
    'hodoku-library': {
      name: 'HoDoKu library',
      text: 'Lines that begin like :0000:x: with digits found and candidates gone.',
    },
    opensudoku: { name: 'OpenSudoku', text: 'Its XML files.' },
    json: { name: 'JSON', text: 'Nine rows, 81 values or a string, as in our API.' },
    sudokuwiki: { name: 'SudokuWiki links', text: 'Also those with progress (S9B…).' },
    position: { name: 'Links with candidates', text: 'From this page: 162 characters.' },
    link: { name: 'Short links', text: 'From this site: 31 characters for 30 digits.' },
    not: 'Not read: links that only name a puzzle kept elsewhere, packed links of f-puzzles and SudokuPad, and puzzles with further rules.',
  },
  about: {
    title: 'What it tells you',
    steps:
      'Each step names its technique, marks its cells and candidates on the board, and says why it is true. The easiest technique that applies comes first, so a person could solve it in the same way.',
    rating:
      'The rating adds up what the steps take: from singles, through fish, wings and chains, to forcing nets. You see at once what the hardest step is, and where a puzzle needs more than the eight techniques of our lessons.',
    wrong:
      'If a digit appears twice, if there is no solution or more than one, the solver says so and marks the cells.',
    lessons: 'The eight lessons',
    beyond: 'Techniques beyond the eight',
    api: 'The API, for programs',
  },
} as const;
