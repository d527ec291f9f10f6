import {
  applyStep,
  DIGITS,
  type Digit,
  findSteps,
  formatGrid,
  type Grid,
  isDigit,
  Position,
  type Puzzle,
  parseGrid,
  type Random,
  seededRandom,
  TAUGHT_TECHNIQUES,
} from '@nanpure/engine';
import { findHint, type HintContext } from '@nanpure/engine/hints';
import { sampleBoard } from '@nanpure/engine/testing';
import { SEED } from '../../../testing/trials.ts';
import { ALL_CELLS, ALL_HOUSES, cellsIn } from '../geometry.ts';
import { digitsByRules } from '../plain-solver.ts';
import { type Candidates, type PlainStep, plainSteps } from '../plain-steps.ts';

/** A board on which hints are asked for, with everything that is told to those who give them. */
export interface ClaimBoard {
  readonly board: Grid;
  readonly context: HintContext;
  /** How many hints are asked for in a row. */
  readonly hints: number;
  /** What to print when something is wrong with it. */
  readonly name: string;
}

type Notes = readonly (readonly number[])[];

function candidatesOn(board: Grid): Candidates {
  const values: readonly number[] = board;
  return ALL_CELLS.map((cell) => new Set(digitsByRules(values, cell)));
}

const NO_NOTES: Notes = ALL_CELLS.map(() => []);

function fullNotes(board: Grid): Notes {
  return candidatesOn(board).map((digits) => [...digits]);
}

/** Full notes without what simple steps rule out at once. */
function workedOut(board: Grid): Notes {
  const candidates = candidatesOn(board);
  const steps = (['pointing-pairs', 'naked-pair', 'hidden-pair'] as const).flatMap(
    (technique): PlainStep[] => plainSteps(candidates, technique),
  );
  const gone = new Set(
    steps.flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${cell}:${digit}`)),
  );
  return candidates.map((digits, cell) =>
    [...digits].filter((digit) => !gone.has(`${cell}:${digit}`)),
  );
}

/** Digits with two places in a box, and no others. */
function twosInBoxes(board: Grid): Notes {
  const candidates = candidatesOn(board);
  const notes: number[][] = ALL_CELLS.map(() => []);
  for (const box of ALL_HOUSES.slice(18)) {
    for (const digit of DIGITS) {
      const cells = cellsIn(box).filter((cell) => candidates[cell]?.has(digit));
      if (cells.length === 2) for (const cell of cells) notes[cell]?.push(digit);
    }
  }
  return notes;
}

/** How notes come about. */
const NOTES: readonly ((board: Grid, random: Random, context: HintContext) => Notes)[] = [
  () => NO_NOTES,
  fullNotes,
  workedOut,
  (board, random) => fullNotes(board).map((digits) => (random() < 0.5 ? digits : [])),
  (board, random) => workedOut(board).map((digits) => (random() < 0.5 ? digits : [])),
  (board, random) => {
    const share = 0.4 + 0.6 * random();
    return fullNotes(board).map((digits) => digits.filter(() => random() < share));
  },
  (board, random) => workedOut(board).map((digits) => digits.filter(() => random() < 0.97)),
  (board, random) =>
    fullNotes(board).map((digits) => {
      const first = Math.floor(random() * digits.length);
      return digits.slice(first, first + 1);
    }),
  (board, random) => {
    const share = 0.5 * random() ** 2;
    return fullNotes(board).map((digits) =>
      DIGITS.filter((digit) => digits.includes(digit) || random() < share),
    );
  },
  (board, random) => {
    const full = fullNotes(board);
    const noted = ALL_CELLS.filter((cell) => full[cell]?.length);
    const only = noted[Math.floor(random() * noted.length)];
    return full.map((digits, cell) => (cell === only ? digits.slice(0, 1) : []));
  },
  (board, _, context) => {
    const { cells } = findHint(board, context);
    return fullNotes(board).map((digits, cell) => (cells.includes(cell) ? digits : []));
  },
  twosInBoxes,
];

function asNotes(notes: Notes): Digit[][] {
  return notes.map((digits) => digits.filter(isDigit));
}

/** The board of a puzzle after some of the steps that lead to its solution. */
function onItsWay({ givens }: Puzzle, random: Random): Grid {
  let position = Position.fromGrid(givens);
  const until = random() * position.emptyCells.size;
  while (position.emptyCells.size > until) {
    const [step] = findSteps(position);
    if (!step) break;
    position = applyStep(position, step);
  }
  return position.grid;
}

function gridOf(text: string): Grid {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(`no grid: ${text}`);
  return grid.value;
}

const SWORDFISH = gridOf(
  '4719.68.556.1..4..29..5...6..45.2.6.6.5..1..4..76435..15926..7.342..965.7863.594.',
);

/** One note in each cell, of any digit but one. */
function firstNotes(board: Grid, butFor: Digit): Notes {
  return fullNotes(board).map((digits) => digits.filter((digit) => digit !== butFor).slice(0, 1));
}

/** Boards that chance does not bring. */
const RARE: readonly { readonly board: Grid; readonly context: HintContext }[] = [
  { board: gridOf('.'.repeat(81)), context: {} },
  { board: gridOf('.'.repeat(81)), context: { technique: 'x-wing' } },
  {
    board: gridOf('5.......5'.padEnd(81, '.')),
    context: { givens: gridOf('5'.padEnd(81, '.')) },
  },
  {
    board: gridOf('5...5...5'.padEnd(81, '.')),
    context: { givens: gridOf('5'.padEnd(81, '.')) },
  },
  { board: gridOf('5...5...5'.padEnd(81, '.')), context: {} },
  // No digit fits into row 1 column 9.
  { board: gridOf(`12345678.${'9'.padStart(18, '.')}`.padEnd(81, '.')), context: {} },
  // A swordfish, and none of its digit noted.
  {
    board: SWORDFISH,
    context: { technique: 'swordfish', notes: asNotes(firstNotes(SWORDFISH, 1)) },
  },
  // Two solutions: four cells that can be filled either way.
  {
    board: gridOf(
      '..3456789456789123789123456..4365897365897214897214365531642978642978531978531642',
    ),
    context: {},
  },
];

/** So many hints of a board are looked at. */
const HINTS_IN_A_ROW = 4;
/** So many of a rare board, which is enough to hear of every house and of cells at random. */
const HINTS_OF_RARE = 34;
/** One board in so many is asked for the steps of one technique. */
const ASKED_FOR_ONE = 9;
/** One board in so many is none of chance. */
const RARELY = 50;
/** So many boards in ten are on the way that steps lead. */
const ON_THE_WAY = 4;

function boardOf(
  puzzles: readonly Puzzle[],
  index: number,
  random: Random,
): Omit<ClaimBoard, 'hints'> {
  const rare = index % RARELY === 0 ? RARE[(index / RARELY) % RARE.length] : undefined;
  if (rare) return { ...rare, name: 'a rare board' };
  const puzzle = puzzles[index % puzzles.length];
  if (puzzle && random() * 10 < ON_THE_WAY) {
    const { givens, solution } = puzzle;
    const context = random() < 0.8 ? { givens, solution } : {};
    return { board: onItsWay(puzzle, random), context, name: 'a puzzle on its way' };
  }
  const { board, context, name } = sampleBoard(puzzles, index);
  const { givens, solution } = context;
  return { board, context: { givens, solution }, name };
}

/** The notes of all cells in one line, to be printed. */
export function showNotes(notes: Notes): string {
  return notes.map((digits) => digits.join('') || '.').join(' ');
}

/** Board number `index`: the same whenever it is asked for. */
export function claimBoard(puzzles: readonly Puzzle[], index: number): ClaimBoard {
  const random = seededRandom(`${SEED}/claims/${index}`);
  const { board, context, name } = boardOf(puzzles, index, random);
  const kind = Math.floor(random() * NOTES.length);
  const made = NOTES[kind]?.(board, random, context) ?? NO_NOTES;
  const { id: technique } =
    TAUGHT_TECHNIQUES[Math.floor(random() * TAUGHT_TECHNIQUES.length)] ?? {};
  const isRare = index % RARELY === 0;
  const only = index % ASKED_FOR_ONE === 0 && !isRare ? { technique } : {};
  const asked = { ...only, notes: asNotes(made), ...context };
  return {
    board,
    hints: isRare ? HINTS_OF_RARE : HINTS_IN_A_ROW,
    context: asked,
    name: [
      `board ${index} (${name}): ${formatGrid(board)}`,
      `notes ${kind}: ${showNotes(asked.notes ?? [])}`,
      ...(asked.technique ? [`asked for ${asked.technique}`] : []),
    ].join('\n'),
  };
}
