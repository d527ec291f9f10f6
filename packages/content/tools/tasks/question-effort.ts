import {
  type Cell,
  cellsOf,
  DIGITS,
  type Digit,
  HOUSES,
  type House,
  housesOf,
  kindOf,
  type Position,
  peersOf,
} from '@nanpure/engine';
import type { AskedTask } from '../../src/course/index.ts';

/* The effort of what is asked about a board before any technique: how many cells and digits are looked at. */

/** A line is followed from one end of the board to the other; a box is seen at a glance. */
const WEIGHT_OF_LINE = 2;
/** What stands in the same box is seen without looking for it. */
const WEIGHT_WITHIN_BOX = 0.5;

function emptyIn(house: House, position: Position): number {
  return cellsOf(house).intersection(position.emptyCells).size;
}

/** The houses that are looked at before one with a last cell is met, and that house itself. */
function effortOfLastCell(house: House, position: Position): number {
  const open = HOUSES.map((each) => emptyIn(each, position)).filter((count) => count > 0);
  const hits = open.filter((count) => count === 1).length;
  return (open.length + 1) / (hits + 1) + (kindOf(house) === 'box' ? 0 : WEIGHT_OF_LINE);
}

/** Every empty cell that sees one of the two, as each is held against the other. */
function effortOfCommonPeers([one, other]: readonly [Cell, Cell], position: Position): number {
  const around = peersOf(one).union(peersOf(other)).intersection(position.emptyCells);
  const common = peersOf(one).intersection(peersOf(other)).intersection(position.emptyCells);
  return around.size + common.size;
}

/** The empty cells of a box, each of which is cleared or not by the lines through it. */
function effortOfPlaces(house: House, digit: Digit, position: Position): number {
  const inBox = cellsOf(house);
  const blocking = position.grid.flatMap((value, cell) =>
    value === digit && housesOf(cell).some((each) => cellsOf(each).intersects(inBox)) ? [cell] : [],
  );
  return emptyIn(house, position) + blocking.length;
}

/** Each digit that stands in only one place around the cell is easily missed. */
function effortOfCandidates(cell: Cell, position: Position): number {
  const values = [...peersOf(cell)].map((peer) => position.valueAt(peer));
  const seen = DIGITS.map((digit) => values.filter((value) => value === digit).length);
  const missed = seen.filter((count) => count === 1).length;
  return missed + 2 * seen.filter((count) => count === 0).length;
}

function effortOfStaleNotes(cell: Cell, digit: Digit, position: Position): number {
  const stale = peersOf(cell).intersection(position.cellsFor(digit));
  const [, , box] = housesOf(cell);
  const inBox = stale.intersection(cellsOf(box)).size;
  return stale.size - inBox + WEIGHT_WITHIN_BOX * inBox;
}

/** The effort of a question about a board that asks for no technique. */
export function effortOfQuestion(position: Position, task: AskedTask): number {
  switch (task.kind) {
    case 'last-cell':
      return effortOfLastCell(task.house, position);
    case 'common-peers':
      return effortOfCommonPeers(task.cells, position);
    case 'places':
      return effortOfPlaces(task.house, task.digit, position);
    case 'candidates':
      return effortOfCandidates(task.cell, position);
    case 'stale-notes':
      return effortOfStaleNotes(task.cell, task.digit, position);
    default:
      throw new Error(`${task.kind} asks for a technique`);
  }
}
