import type { Digit, House, TaughtTechniqueId } from '@nanpure/engine';

/**
 * Positions of puzzles of the bank, 81 characters each, without any note that has been struck out before: all
 * that a lesson asks for can be seen on the board itself.
 */

/** A digit that a house has just one place for. */
interface SinglePlace {
  readonly board: string;
  readonly house: House;
  readonly digit: Digit;
}

/** Boards of a station that scans houses. */
export interface ScanBoards {
  readonly first: SinglePlace;
  /** A digit that has two places in the house. */
  readonly notOne: SinglePlace;
  /** The digit is to be placed in any house of the station's kinds that has one place for it. */
  readonly second: Omit<SinglePlace, 'house'>;
}

/** For boxes, and for rows and columns. */
export const SCAN_BOARDS: Readonly<Record<'boxes' | 'lines', ScanBoards>> = {
  boxes: {
    first: {
      board: '.814....76725.3..494..7.....5.189.2...87254..12.346.7.....3..168..9.4752....5.34.',
      house: 23,
      digit: 1,
    },
    notOne: {
      board: '5964371288..2195.6.21568.9..59783.611..6.5.89.689.1.5..4.196875985374612617852934',
      house: 21,
      digit: 7,
    },
    second: {
      board: '..8..4..6.34...92891.38.547..5679.....3428.5....135....61.43295.2....8.33......74',
      digit: 4,
    },
  },
  lines: {
    first: {
      board: '9..8...7..659..8.4..86549326..593..8...148.2.8..726.....9385267.8326...12.64...8.',
      house: 1,
      digit: 2,
    },
    notOne: {
      board: '974.583...12...578.85...4...96...253.58.2.96723759681452..4.6..74....1.5861..574.',
      house: 8,
      digit: 9,
    },
    second: {
      board: '...69.2...2.483.7....21...8643721..9571968324982354..72...76....6..4279...7139..2',
      digit: 6,
    },
  },
};

/** A cell that only one digit fits in; one with two; and a row that has such a cell. */
export const NAKED_SINGLE_BOARDS = {
  first: {
    board: '4..89.3...62735.8438..41........78497.49.82.68.94....3...1.943.54...369..93.84...',
    cell: 66,
  },
  notOne: {
    board: '8624..591549182673371695248...9.1.......48......2.6...983524.16415.6.829627819435',
    cell: 33,
  },
  second: {
    board: '49821.67..1....982..29.8...82....76.167492358.5.86..2......62.....72.89.2.1..9.36',
    house: 8,
  },
} as const;

/** Boards on which the technique is the next step; of `notOne` it becomes so later, by way of a digit or two. */
interface PatternBoards {
  readonly first: string;
  readonly notOne: string;
  readonly second: string;
}

/** For each technique that strikes candidates out. */
export const PATTERN_BOARDS: Readonly<
  Record<Exclude<TaughtTechniqueId, 'naked-single' | 'hidden-single'>, PatternBoards>
> = {
  'pointing-pairs': {
    first: '354.....8926518743817439562..38526...8..9.35...53.482.56.743.8..39.854767489...35',
    notOne: '...172....783461...1298573.7846.1.951594.786.326859417.97213.4...156897....794..1',
    second: '569328471....9...5.426.58939.4.6.7.867.84..592.8..9346.269875.4.95.3...74.71569.2',
  },
  'box-line-reduction': {
    first: '58..243.9.4.89.275..9.5.48....9.86.24685321979..6.18.3.7426953..354179..69.3857.4',
    notOne: '481239675725..8.9.3967518248.49..2.66.9.82...25...6.8914.89..625.8.249.79.2..3.48',
    second: '79..1.2868.6....311326..75.6.1.37...9.3.5.67.27.89631.429..5.63317.6.5..568.2..47',
  },
  'naked-pair': {
    first: '.8...53.2.2318495.5..2.3..8965318724312..689587452963115.9.72.32.78315...3..52...',
    notOne: '.69...813...9.6275.7.1..649186379524327548961954261738...6..4.26..8..357.35...1.6',
    second: '291374865..7986123683152..9....93.869.8761.343...489.1...837.928.26193.7739425618',
  },
  'hidden-pair': {
    first: '1..9..576237658194596174382823...951475319268619285437......8....2...61.36..9.7.5',
    notOne: '.1256498...89214.5459387261.8.432759237895146...716328....5.694....798.2....4....',
    second: '1...89236..93..45883..567194.....821..1.4.965.8....347.4..9.672..6537184718624593',
  },
  'x-wing': {
    first: '879.62..53145796822658.19.77.3..586.5.1...7236827.35.9928154376156..7.9.437.9..5.',
    notOne: '3..482..6..46375..68.195.4.148329657...561..453674821946.9.3.2.8.92.64..7238.4965',
    second: '923..4.656175293..8546...2974...6213...2..4.62...4.8.7.7.4916.219.3.25..4.2...9.1',
  },
  swordfish: {
    first: '4.82.5.3959.34872..326.95489.5.64382.24983...683.5249.2.9.3687.3578912648...279.3',
    notOne: '4.5923.6.2.9...43536..54...852739614743..529819648275353.2...4662134.5..9.45.63..',
    second: '1752.8.499.4.1..8282.49...74.7682.95..9.4.2.82.81.9476.9.824751781...924542971863',
  },
};

/** A row with one empty cell, two cells to be seen from, and a row of which two cells are empty. */
export const READING_BOARD = {
  board: '8.9243.5..625.18..5......2.941827635687359..2253416.98.9......1..81.5.6....9345..',
  row: 5,
  seenFrom: [7, 55],
  open: 4,
} as const;

/** A digit with two places in a box, and a row in which a cell looks like half of a pair once a note is missing. */
export const NOTES_BOARDS = {
  board: '16..257.8..98.72.6...6.3...921376485..6..8321348152967.1.569873..72316..6..784..2',
  box: 18,
  digit: 3,
  missing: PATTERN_BOARDS['naked-pair'].notOne,
} as const;

/** A board with singles, and two without, each with one of the pairs to go on. */
export const WHICH_ONE_BOARDS = {
  singles: '2451....6369528714187...2357.69.......1....67..83..5..812....7.694...1585738.1.42',
  nakedPair: '3..8.4....541.783..6.23514..7934.265..59.6473643752918.9.473.8..365.972....62.3..',
  line: '4.782.5.1.1.5.4.9.5..1...4.8.421....6..9...2472.463.85...74..12.7.6.145314.35287.',
} as const;

/** A moment of a hard puzzle at which no digit can be placed. */
export const WHOLE_PUZZLE_BOARD =
  '..2.6.4.747..8..5.56.4732.....79.....458.697...735.1..8.6.3.749.549.786.7..648...';
