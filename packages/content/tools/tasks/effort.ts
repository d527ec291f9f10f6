import {
  cellsOf,
  columnOf,
  housesOf,
  kindOf,
  type Position,
  rowOf,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import type { AskedTask, OpenTask, Station } from '../../src/course/index.ts';
import { effortOfQuestion } from './question-effort.ts';
import { looksUntilFound, startsOf } from './starts.ts';

/*
 * How much a person looks at before the answer to a task is seen: what there is to search through, and how hard the
 * right thing is to recognise once the eye is on it. Weights are a judgement, not a measurement; what they are worth
 * shows in which tasks come out first. Tasks of a station compare, those of different stations don't.
 */

/** What there is to look at, each with how much it weighs. */
const WEIGHTS = {
  /** A beginning that is looked at in vain. */
  look: 0.5,
  /** The same where no notes are written: every look means crossing out in the head. */
  lookWithoutNotes: 0.8,
  /** A cell that belongs to the pattern and has to be seen together with the others. */
  patternCell: 2,
  /** Another note in a cell of the pattern, behind which it hides. */
  otherNote: 0.4,
  /** A cell or a digit that is to be ruled out in the head, where notes would say so. */
  ruledOutInHead: 1,
  /** From one cell of the pattern to the one farthest from it, by row and by column: the eye has to jump. */
  distance: 0.25,
  /** A pattern that starts in a line: a box is seen at a glance. */
  line: 2,
  /** A note anywhere on the board, among which the pattern stands. */
  note: 0.03,
  /** An empty cell, where there are no notes. */
  emptyCell: 0.1,
  /** A note that the digits allow and an earlier step took away: told, but one more thing to believe. */
  missingNote: 0.2,
} as const;

/**
 * What a task of a technique takes, in the middle of all that the bank has where it alone goes on. Where it is asked
 * which technique does, techniques are equally hard to name, and tasks are as hard as they are for their technique.
 */
const TYPICAL: Readonly<Record<TaughtTechniqueId, number>> = {
  'hidden-single': 34,
  'naked-single': 19,
  'pointing-pairs': 22,
  'box-line-reduction': 35,
  'naked-pair': 14,
  'hidden-pair': 28,
  'x-wing': 31,
  swordfish: 53,
};

function hasEffect({ placements, eliminations }: TaughtStep): boolean {
  return placements.length + eliminations.length > 0;
}

function countNotes(position: Position, cells: Iterable<number>): number {
  return [...cells].reduce((sum, cell) => sum + position.digitsAt(cell).length, 0);
}

function farthest(step: TaughtStep): number {
  const { cells } = stepPattern(step);
  const distances = cells.flatMap((one) =>
    cells.map(
      (other) => Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)),
    ),
  );
  return Math.max(0, ...distances);
}

/** What is ruled out in the head before a single is seen: the other empty cells of its house, or digits from around. */
function ruledOutInHead(step: TaughtStep, position: Position): number {
  const { start, cells } = stepPattern(step);
  const emptyIn = (house: number) => cellsOf(house).intersection(position.emptyCells).size;
  const [house] = start;
  if (house !== undefined) return emptyIn(house) - 1;
  // The fullest house of the cell is read first; what it doesn't hold has to come from the others.
  const houses = cells.flatMap((cell) => [...housesOf(cell)]);
  return Math.min(...houses.map(emptyIn)) - 1;
}

/** How long the search takes until the eye is on a pattern that leads on. */
function looksFor({ position, patterns }: OpenTask, step: TaughtStep, station: Station): number {
  const kinds = station.kind === 'technique' ? station.houses : undefined;
  return looksUntilFound(startsOf(position, step.technique, kinds), patterns.filter(hasEffect));
}

/** A board without notes: everything but the search is done in the head. */
function effortWithoutNotes(open: OpenTask, step: TaughtStep, station: Station): number {
  const { position } = open;
  return (
    WEIGHTS.lookWithoutNotes * looksFor(open, step, station) +
    WEIGHTS.ruledOutInHead * ruledOutInHead(step, position) +
    WEIGHTS.emptyCell * position.emptyCells.size
  );
}

function effortWithNotes(open: OpenTask, step: TaughtStep, station: Station): number {
  const { position, ruledOut } = open;
  const { cells, candidates } = stepPattern(step);
  const otherNotes = countNotes(position, cells) - candidates.length;
  return (
    WEIGHTS.look * looksFor(open, step, station) +
    WEIGHTS.patternCell * cells.length +
    WEIGHTS.otherNote * Math.max(0, otherNotes) +
    WEIGHTS.distance * farthest(step) +
    WEIGHTS.note * countNotes(position, position.emptyCells) +
    WEIGHTS.missingNote * ruledOut.length
  );
}

function startsInLine(step: TaughtStep): boolean {
  const { start } = stepPattern(step);
  return start.length > 0 && !start.some((house) => kindOf(house) === 'box');
}

/** Whether the notes of a station's boards are hidden until somebody asks for them. */
function hidesNotes(station: Station): boolean {
  return station.kind === 'technique' && station.technique.endsWith('single');
}

function effortOfStep(open: OpenTask, step: TaughtStep, station: Station): number {
  const line = startsInLine(step) ? WEIGHTS.line : 0;
  return (
    line +
    (hidesNotes(station)
      ? effortWithoutNotes(open, step, station)
      : effortWithNotes(open, step, station))
  );
}

/** The effort of a task, to one decimal. */
export function effortOf(open: OpenTask, station: Station, task: AskedTask): number {
  const { step } = open;
  const effort = step ? effortOfStep(open, step, station) : effortOfQuestion(open.position, task);
  const isNamed = step && station.kind === 'which-one';
  return Math.round(10 * (isNamed ? (10 * effort) / TYPICAL[step.technique] : effort)) / 10;
}
