import { CellSet } from '../../cell-set.ts';
import type { HouseMask } from '../../house-mask.ts';
import { cellsIn, HOUSES } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit, House } from '../../types.ts';
import { seenByAll } from '../model/board.ts';
import { candidateNumbers, everyCandidate, indexOf } from '../model/candidate-numbers.ts';
import { chosenOf } from '../model/choices.ts';
import { ALL_DIGITS, bitOf, type DigitMask } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import type { Node } from '../model/step.ts';

/** Why of two nodes at least one is right: they are all of a cell, all of a digit in a house, or in an almost locked set. */
export type Reason =
  | { readonly cell: Cell }
  | { readonly house: House; readonly digit: Digit }
  | { readonly set: readonly Cell[] };

/** Where a node is: a cell, or the cells of a group. */
interface Shape {
  /** The same number for the same cells. */
  readonly id: number;
  readonly cells: readonly Cell[];
  /** The same as a set, and what sees all of them. */
  readonly places: CellSet;
  readonly seen: readonly Cell[];
  readonly seenSet: CellSet;
}

/** A digit somewhere, before it has a number in a graph. */
export interface Place {
  readonly digit: Digit;
  readonly shape: Shape;
}

/** The shapes that were asked for, by their cells: there are few, and they come again in each position. */
const SHAPES = new Map<string, Shape>();

function shapeOf(cells: readonly Cell[]): Shape {
  const key = cells.join();
  const known = SHAPES.get(key);
  if (known) return known;
  const seenSet = seenByAll(cells);
  const own = { cells, places: CellSet.from(cells), seen: seenSet.toArray(), seenSet };
  const shape = { id: SHAPES.size, ...own };
  SHAPES.set(key, shape);
  return shape;
}

/** The same by house and places. */
const SHAPES_IN: Shape[][] = HOUSES.map(() => []);

/** A digit in one or several places of a house. */
export function placeIn(house: House, mask: HouseMask, digit: Digit): Place {
  const shapes = SHAPES_IN[house] ?? [];
  const shape = shapes[mask] ?? shapeOf(chosenOf(cellsIn(house), mask));
  shapes[mask] = shape;
  return { digit, shape };
}

/** A digit in some cells. */
export function placeOf(digit: Digit, cells: readonly Cell[]): Place {
  return { digit, shape: shapeOf(cells) };
}

/** A graph to which nodes and strong links are being added. */
export interface Growing {
  /** Whose candidates the nodes are. */
  readonly digits: DigitMask;
  readonly nodes: Node[];
  /** The number of each candidate, by cell and digit; -1 for none. */
  readonly numbers: Int16Array;
  /** The groups, which follow the candidates, and the number of each by its key. */
  readonly groups: Place[];
  readonly groupNumbers: Map<number, number>;
  /** By node, for those that have strong links. */
  readonly strong: (number[] | undefined)[];
  readonly reasons: (Reason[] | undefined)[];
}

/** Adds a strong link from a node to another one. */
export function addStrong(
  { strong, reasons }: Growing,
  from: number,
  to: number,
  reason: Reason,
): void {
  const [targets, known] = [strong[from], reasons[from]];
  if (targets && known) {
    targets.push(to);
    known.push(reason);
  } else {
    strong[from] = [to];
    reasons[from] = [reason];
  }
}

/** The nodes of single candidates, the same in each graph. */
const candidateNodes = once((): readonly Node[] =>
  everyCandidate().map(({ cell, digit }) => ({ digit, cells: [cell] })),
);

function add(graph: Growing, node: Node): number {
  graph.strong.push(undefined);
  graph.reasons.push(undefined);
  return graph.nodes.push(node) - 1;
}

/** The number of a node; a group is added if it is new. */
export function numberOf(graph: Growing, place: Place): number {
  const { digit, shape } = place;
  const { cells } = shape;
  if (cells.length === 1) return graph.numbers[indexOf(cells[0] ?? 0, digit)] ?? -1;
  const key = 10 * shape.id + digit;
  const known = graph.groupNumbers.get(key);
  if (known !== undefined) return known;
  const number = add(graph, { digit, cells });
  graph.groupNumbers.set(key, number);
  graph.groups.push(place);
  return number;
}

/** The nodes of all candidates of a position, which several graphs begin with, in the order of their numbers. */
const allCandidates = perPosition((position): readonly Node[] =>
  candidateNumbers(position).list.map(
    ({ cell, digit }) => candidateNodes()[indexOf(cell, digit)] ?? { digit, cells: [cell] },
  ),
);

/** The numbers of the candidates of some digits among some nodes. */
function numbersOf(nodes: readonly Node[]): Int16Array {
  const numbers = new Int16Array(candidateNodes().length).fill(-1);
  nodes.forEach(({ digit, cells }, number) => {
    numbers[indexOf(cells[0] ?? 0, digit)] = number;
  });
  return numbers;
}

/** The candidates of some digits of a position, with nothing linked yet. */
export function candidatesOnly(position: Position, digits: DigitMask): Growing {
  const all = allCandidates(position);
  const isAll = digits === ALL_DIGITS;
  const nodes = isAll ? all.slice() : all.filter(({ digit }) => (bitOf(digit) & digits) !== 0);
  return {
    digits,
    nodes,
    numbers: isAll ? candidateNumbers(position).numbers : numbersOf(nodes),
    groups: [],
    groupNumbers: new Map(),
    strong: new Array(nodes.length).fill(undefined),
    reasons: new Array(nodes.length).fill(undefined),
  };
}
