import type { Position } from '../../position.ts';
import type { Candidate, Cell, Digit, House } from '../../types.ts';
import { cellPremise, housePremise } from './board.ts';
import { flatMap } from './flat-map.ts';
import type { LadderPremise, Link, Node } from './step.ts';

/** A node of one cell, or a group. */
export function nodeOf(digit: Digit, ...cells: readonly Cell[]): Node {
  return { digit, cells };
}

/** A strong link of a chain, with the premises that it rests on; the first of them makes it strong. */
export interface StrongLink {
  readonly from: Node;
  readonly to: Node;
  readonly premises: readonly LadderPremise[];
}

/** That one of two candidates of a cell is right, as it has no others. */
export function strongInCell(position: Position, cell: Cell, from: Digit, to: Digit): StrongLink {
  return {
    from: nodeOf(from, cell),
    to: nodeOf(to, cell),
    premises: [cellPremise(position, cell)],
  };
}

/** That a digit of a house is in the cells of one node or of another one. */
export function strongInHouse(
  position: Position,
  { house, digit }: { readonly house: House; readonly digit: Digit },
  from: readonly Cell[],
  to: readonly Cell[],
): StrongLink {
  return {
    from: nodeOf(digit, ...from),
    to: nodeOf(digit, ...to),
    premises: [housePremise(position, house, digit)],
  };
}

/**
 * Strong links that are joined by weak ones, as links and premises of a finding; of a loop, the last is joined to
 * the first, too.
 */
export function chainOf(strong: readonly StrongLink[], isLoop = false) {
  const links: Link[] = [];
  const premises: LadderPremise[] = [];
  for (const [index, { from, to, premises: own }] of strong.entries()) {
    links.push({ from, to, kind: 'strong', premise: premises.length });
    premises.push(...own);
    const next = strong[index + 1] ?? (isLoop ? strong[0] : undefined);
    if (next) links.push({ from: to, to: next.from, kind: 'weak' });
  }
  return {
    links,
    premises,
    pattern: candidatesOfNodes(flatMap(strong, ({ from, to }) => [from, to])),
  };
}

/** The candidates of some nodes, each once, in order. */
export function candidatesOfNodes(nodes: readonly Node[]): Candidate[] {
  const all = flatMap(nodes, ({ digit, cells }) => cells.map((cell) => ({ cell, digit })));
  return distinctCandidates(all);
}

/** Candidates, each once, by cell and digit. */
export function distinctCandidates(candidates: readonly Candidate[]): Candidate[] {
  const byNumber = new Map(candidates.map((each) => [10 * each.cell + each.digit, each]));
  return [...byNumber].sort(([a], [b]) => a - b).map(([, candidate]) => candidate);
}
