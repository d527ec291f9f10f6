import { type Random, shuffled } from '../generator/random.ts';
import { valueAt } from '../grid.ts';
import { cellsOf, HOUSES, housesOf } from '../houses.ts';
import type { Position } from '../position.ts';
import type { TechniqueId } from '../techniques/index.ts';
import type { Candidate, Cell } from '../types.ts';
import {
  type AnyCellHint,
  cellsToldAlone,
  conclusionsOfSteps,
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

/** What hints that follow the steps are made of. */
export interface FallbackFacts {
  readonly position: Position;
  readonly knowledge: Knowledge;
  /** The keys of the hints shown so far. */
  readonly shown: readonly string[];
  readonly onlyTechnique: TechniqueId | null;
}

/** Whether no step has told what goes into a cell. */
function withoutStepTest({ knowledge, shown }: FallbackFacts): (cell: Cell) => boolean {
  const told = conclusionsOfSteps(shown);
  return (cell) => answerAt(cell, knowledge).every(({ digit }) => !told.has(`${cell}=${digit}`));
}

/** Cells with two to four candidates, those with the fewest first. */
export function* fewCandidatesHints({
  position,
  knowledge,
  onlyTechnique,
}: FallbackFacts): Generator<FewCandidatesHint<TechniqueId>> {
  for (const cell of tightestFirst(position.emptyCells, position)) {
    const candidates = position.digitsAt(cell);
    if (candidates.length < FEWEST_CANDIDATES || candidates.length > MOST_CANDIDATES) continue;
    const [, , area] = housesOf(cell);
    yield {
      ...NOTHING,
      kind: 'few-candidates',
      onlyTechnique,
      candidates,
      area,
      cells: [cell],
      placements: answerAt(cell, knowledge),
    };
  }
}

/** The cell of a house to tell: the tightest one of those that no hint has told so far. */
function cellToTell(cells: Iterable<Cell>, facts: FallbackFacts): Cell | undefined {
  const isOpen = withoutStepTest(facts);
  const toldAlone = cellsToldAlone(facts.shown);
  const inOrder = tightestFirst(cells, facts.position);
  const open = inOrder.filter(isOpen);
  return open.find((cell) => !toldAlone.has(cell)) ?? open[0] ?? inOrder[0];
}

/** Houses with empty cells, those with the fewest first. */
export function* openHouseHints(facts: FallbackFacts): Generator<OpenHouseHint<TechniqueId>> {
  const { position, knowledge, onlyTechnique } = facts;
  const open = HOUSES.map((house) => ({ house, cells: cellsOf(house).and(position.emptyCells) }));
  for (const { house, cells } of open.sort((a, b) => a.cells.size - b.cells.size)) {
    const chosen = cellToTell(cells, facts);
    if (chosen === undefined) continue;
    yield {
      ...NOTHING,
      kind: 'open-house',
      onlyTechnique,
      area: house,
      cells: [...cells],
      placements: answerAt(chosen, knowledge),
    };
  }
}

function anyCell(
  cell: Cell,
  { knowledge, onlyTechnique }: FallbackFacts,
): AnyCellHint<TechniqueId> {
  const [, , area] = housesOf(cell);
  const placements = answerAt(cell, knowledge);
  return { ...NOTHING, kind: 'any-cell', onlyTechnique, area, cells: [cell], placements };
}

/** Up to five empty cells: those shown before and, as long as there are fewer, others at random. */
export function* anyCellHints(
  facts: FallbackFacts,
  random: Random,
): Generator<AnyCellHint<TechniqueId>> {
  const isOpen = withoutStepTest(facts);
  const all = [...facts.position.emptyCells].map((cell) => anyCell(cell, facts));
  const known = all.filter((hint) => facts.shown.includes(hintKey(hint)));
  const others = all.filter((hint) => !known.includes(hint) && hint.cells.some(isOpen));
  yield* [...known, ...shuffled(others, random)].slice(0, MOST_RANDOM_CELLS);
}
