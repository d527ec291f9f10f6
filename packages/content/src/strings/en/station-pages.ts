import type { StationId } from '../../course/station-ids.ts';

/** Titles of the stations' pages, and what the stations are called, by id. */
export const stationPages = {
  board: { title: 'Reading a Sudoku Board: your first digits', name: 'Reading the board' },
  boxes: { title: 'Scanning Boxes: practise the first search', name: 'Scanning boxes' },
  lines: { title: 'Scanning Rows and Columns: practice', name: 'Scanning rows and columns' },
  'naked-single': { title: 'Naked Single practice: what fits here?', name: 'What fits here?' },
  notes: { title: 'Sudoku Notes: when and which to write', name: 'Notes' },
  'pointing-pairs': { title: 'Pointing Pairs practice', name: 'Pointing pairs' },
  'box-line-reduction': { title: 'Box-Line Reduction practice', name: 'Box-line reduction' },
  'naked-pair': { title: 'Naked Pair practice', name: 'Naked pair' },
  'hidden-pair': { title: 'Hidden Pair practice', name: 'Hidden pair' },
  'which-one': { title: 'Which Sudoku technique comes next? Practice', name: 'Which one?' },
  'x-wing': { title: 'X-Wing practice', name: 'X-Wing' },
  swordfish: { title: 'Swordfish practice', name: 'Swordfish' },
  'whole-puzzle': { title: 'Solve a whole hard Sudoku', name: 'A whole puzzle' },
} as const satisfies Record<StationId, { title: string; name: string }>;
