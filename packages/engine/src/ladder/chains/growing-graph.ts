import { CellSet } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit, House } from '../../types.ts';
import { seenByAll } from '../model/board.ts';
import { type DigitMask, digitsOf, masksOf } from '../model/digit-mask.ts';
import type { Node } from '../model/step.ts';

/** Why of two nodes at least one is right: they are all of a cell, all of a digit in a house, or in an almost locked set. */
export type Reason =
  | { readonly cell: Cell }
  | { readonly house: House; readonly digit: Digit }
  | { readonly set: readonly Cell[] };

/** A group, or a candidate, before it has a number. */
export interface Place {
  readonly node: Node;
  /** Of a group what it is known by, its cells, and what sees all of them. */
  readonly key: string;
  readonly places: CellSet;
  readonly seen: CellSet;
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
  readonly groupNumbers: Map<string, number>;
  readonly strong: number[][];
  readonly reasons: Reason[][];
  /** Which nodes are joined: the first reason is the simplest. */
  readonly joined: Set<number>;
}

/** Where the number of a candidate stands. */
export function indexOf(cell: Cell, digit: Digit): number {
  return 9 * cell + digit - 1;
}

function add(graph: Growing, node: Node): number {
  graph.strong.push([]);
  graph.reasons.push([]);
  return graph.nodes.push(node) - 1;
}

/** A candidate or a group, as a place for a node. */
export function placeOf(digit: Digit, cells: readonly Cell[]): Place {
  const isGroup = cells.length > 1;
  return {
    node: { digit, cells },
    key: isGroup ? `${digit}:${cells.join()}` : '',
    places: isGroup ? CellSet.from(cells) : CellSet.EMPTY,
    seen: isGroup ? seenByAll(cells) : CellSet.EMPTY,
  };
}

/** The number of a node; a group is added if it is new. */
export function numberOf(graph: Growing, place: Place): number {
  const { digit, cells } = place.node;
  if (cells.length === 1) return graph.numbers[indexOf(cells[0] ?? 0, digit)] ?? -1;
  const known = graph.groupNumbers.get(place.key);
  if (known !== undefined) return known;
  const number = add(graph, place.node);
  graph.groupNumbers.set(place.key, number);
  graph.groups.push(place);
  return number;
}

function addCandidates(graph: Growing, position: Position): void {
  const masks = masksOf(position);
  for (const cell of position.emptyCells.toArray()) {
    for (const digit of digitsOf((masks[cell] ?? 0) & graph.digits)) {
      graph.numbers[indexOf(cell, digit)] = add(graph, { digit, cells: [cell] });
    }
  }
}

/** The candidates of some digits of a position, with nothing linked yet. */
export function candidatesOnly(position: Position, digits: DigitMask): Growing {
  const nodes: Node[] = [];
  const numbers = new Int16Array(729).fill(-1);
  const joined = new Set<number>();
  const graph: Growing = {
    digits,
    nodes,
    numbers,
    groups: [],
    groupNumbers: new Map(),
    strong: [],
    reasons: [],
    joined,
  };
  addCandidates(graph, position);
  return graph;
}
