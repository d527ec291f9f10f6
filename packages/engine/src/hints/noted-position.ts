import type { Position } from '../position.ts';
import { findSteps, HINT_ORDER } from '../step.ts';
import type { TechniqueId } from '../techniques/index.ts';
import type { Candidate, Cell } from '../types.ts';
import { areFull, type Notes, notesAt, unnoted } from './notes.ts';

const SINGLES: readonly string[] = ['hidden-single', 'naked-single'];

/** Those of some candidates that one step from here rules out. */
function ruledOutNext(
  position: Position,
  candidates: readonly Candidate[],
  techniques: readonly TechniqueId[],
): Candidate[] {
  const found = new Set<Candidate>();
  if (candidates.length === 0) return [];
  for (const { eliminations } of findSteps(position, { techniques })) {
    for (const { cell, digit } of eliminations) {
      const same = candidates.find((each) => each.cell === cell && each.digit === digit);
      if (same) found.add(same);
    }
    if (found.size === candidates.length) break;
  }
  return [...found];
}

/** The position without what steps rule out, one after the other, and these cells do not note. */
function workedOut(
  start: Position,
  notes: Notes,
  cells: readonly Cell[],
  techniques: readonly TechniqueId[],
): Position {
  let position = start;
  for (;;) {
    const found = ruledOutNext(position, unnoted(notes, cells, position), techniques);
    if (found.length === 0) return position;
    position = position.eliminate(found);
  }
}

/**
 * The position as a player has worked it out: without the candidates that the techniques rule out
 * and that he has crossed out. What no technique justifies, a slip or a guess, stays a candidate;
 * so every step from here is proven, and none tells him what he has done already.
 *
 * A digit that is not noted counts as crossed out where he keeps notes for the whole board. Where
 * he does not, it counts only in cells that note everything else: others may note whatever he was
 * thinking of.
 */
export function notedPosition(
  start: Position,
  notes: Notes,
  techniques: readonly TechniqueId[] = HINT_ORDER,
): Position {
  if (notes.length === 0) return start;
  const eliminating = techniques.filter((id) => !SINGLES.includes(id));
  const full = areFull(notes, start);
  let cells = [...start.emptyCells].filter((cell) => notesAt(notes, cell).length > 0);
  for (;;) {
    const position = workedOut(start, notes, cells, eliminating);
    const open = new Set(unnoted(notes, cells, position).map(({ cell }) => cell));
    if (full || open.size === 0) return position;
    cells = cells.filter((cell) => !open.has(cell));
  }
}
