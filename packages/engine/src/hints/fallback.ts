import { type Random, shuffled } from '../generator/random.ts';
import { valueAt } from '../grid.ts';
import { cellsOf, HOUSES, housesOf } from '../houses.ts';
import type { Position } from '../position.ts';
import type { Candidate, Cell } from '../types.ts';
import {
  type AnyCellHint,
  type FewCandidatesHint,
  hintKey,
  NOTHING,
  type OpenHouseHint,
} from './hint.ts';
import type { Knowledge } from './knowledge.ts';

const FEWEST_CANDIDATES = 2;
const MOST_CANDIDATES = 4;
const MOST_RANDOM_CELLS = 5;

/** What goes into a cell, where that is known. */
function answerAt(cell: Cell, knowledge: Knowledge): Candidate[] {
  const digit = knowledge.solutions === 'one' ? valueAt(knowledge.solution, cell) : 0;
  return digit === 0 ? [] : [{ cell, digit }];
}

/** Cells in order of their candidates, fewest first. */
function tightestFirst(cells: Iterable<Cell>, position: Position): Cell[] {
  const count = (cell: Cell) => position.digitsAt(cell).length;
  return [...cells].sort((a, b) => count(a) - count(b));
}

/** Cells with two to four candidates, those with the fewest first. */
export function* fewCandidatesHints(
  position: Position,
  knowledge: Knowledge,
): Generator<FewCandidatesHint> {
  for (const cell of tightestFirst(position.emptyCells, position)) {
    const candidates = position.digitsAt(cell);
    if (candidates.length < FEWEST_CANDIDATES || candidates.length > MOST_CANDIDATES) continue;
    const [, , area] = housesOf(cell);
    const placements = answerAt(cell, knowledge);
    yield { ...NOTHING, kind: 'few-candidates', candidates, area, cells: [cell], placements };
  }
}

/** Houses with empty cells, those with the fewest first. */
export function* openHouseHints(
  position: Position,
  knowledge: Knowledge,
): Generator<OpenHouseHint> {
  const open = HOUSES.map((house) => ({ house, cells: cellsOf(house).and(position.emptyCells) }));
  for (const { house, cells } of open.sort((a, b) => a.cells.size - b.cells.size)) {
    const [tightest] = tightestFirst(cells, position);
    if (tightest === undefined) continue;
    const placements = answerAt(tightest, knowledge);
    yield { ...NOTHING, kind: 'open-house', area: house, cells: [...cells], placements };
  }
}

function anyCell(cell: Cell, knowledge: Knowledge): AnyCellHint {
  const [, , area] = housesOf(cell);
  const placements = answerAt(cell, knowledge);
  return { ...NOTHING, kind: 'any-cell', area, cells: [cell], placements };
}

/** Up to five empty cells: those shown before and, as long as there are fewer, others at random. */
export function* anyCellHints(
  position: Position,
  knowledge: Knowledge,
  shown: readonly string[],
  random: Random,
): Generator<AnyCellHint> {
  const all = [...position.emptyCells].map((cell) => anyCell(cell, knowledge));
  const known = all.filter((hint) => shown.includes(hintKey(hint)));
  const others = all.filter((hint) => !known.includes(hint));
  yield* [...known, ...shuffled(others, random)].slice(0, MOST_RANDOM_CELLS);
}
