/** A position with a cell to answer. That each is what it says is proved by `positions.test.ts`. */
export interface HomePosition {
  /** 81 characters, row by row; a dot for an empty cell. */
  readonly grid: string;
  /** The circled cell, 0 to 80. */
  readonly cell: number;
  /** What goes there. */
  readonly digit: number;
  /** `hidden-single`: in the box of the cell. */
  readonly technique: 'naked-single' | 'hidden-single';
}

/** Easy puzzles at their start, one after another. The first is in the HTML of the page. */
export const HOME_POSITIONS: readonly [HomePosition, ...HomePosition[]] = [
  {
    grid: '.6.1.8...3.1....2.........5.72.6......87592......8.51.6.........4....3.9...3.5.4.',
    cell: 30,
    digit: 4,
    technique: 'naked-single',
  },
  {
    grid: '.4.6.3.1.2...7...9.37...28..........7..8.2..5...569....79...84..2..5..7...3...6..',
    cell: 4,
    digit: 2,
    technique: 'hidden-single',
  },
  {
    grid: '5241.9..63..........74.5.......2..4.7.69.41.3.4..1.......6.13..........92..8.3514',
    cell: 74,
    digit: 9,
    technique: 'naked-single',
  },
  {
    grid: '8....5..3.3...856.7.6.9....4...2.31..7.......1...5.79.3.8.1.....2...743.9....2..5',
    cell: 19,
    digit: 5,
    technique: 'hidden-single',
  },
  {
    grid: '3.2..89...7.13...5.5....32.......597....4....935.......16....8.4...21.5...36..4.2',
    cell: 60,
    digit: 7,
    technique: 'naked-single',
  },
];
