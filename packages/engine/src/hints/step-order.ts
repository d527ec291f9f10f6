import { cellsOf } from '../houses.ts';
import type { Position } from '../position.ts';
import { findSteps } from '../step.ts';
import type { Step, StepOf, TechniqueId } from '../techniques/index.ts';
import { type Cell, DIGITS } from '../types.ts';

/** Whether a step fills the last empty cell of the house that it starts from. */
export function fillsLastCell(step: Step, position: Position): boolean {
  if (step.technique !== 'hidden-single') return false;
  return step.evidence.house.every(
    (house) => cellsOf(house).intersection(position.emptyCells).size === 1,
  );
}

/** Hidden singles, those in a house without another empty cell first. */
function* lastCellsFirst(position: Position): Generator<Step> {
  const found = findSteps(position, { techniques: ['hidden-single'] });
  const { emptyCells } = position;
  // As on most boards: then the first step need not wait for the others.
  const lastCells = [emptyCells.aloneInBox(), emptyCells.aloneInRow(), emptyCells.aloneInColumn()];
  if (lastCells.every(({ isEmpty }) => isEmpty)) return yield* found;
  const steps = [...found];
  yield* steps.filter((step) => fillsLastCell(step, position));
  yield* steps.filter((step) => !fillsLastCell(step, position));
}

const PAIRS = ['naked-pair', 'hidden-pair'] as const;

function areSame(cells: readonly Cell[], others: readonly Cell[]): boolean {
  return cells.length === others.length && cells.every((cell) => others.includes(cell));
}

/** Whether another digit has the very places in the box that the step's digit has. */
function sharesPlaces({ evidence }: StepOf<'pointing-pairs'>, position: Position): boolean {
  return evidence.base.some((base) => {
    const digits = DIGITS.filter((digit) =>
      areSame(position.placesIn(base, digit).toArray(), evidence.cells),
    );
    return digits.length > 1;
  });
}

/** Pointing pairs; where two digits share their two cells, the pair that they form comes first: it says more. */
function* pairsBeforePointing(position: Position): Generator<Step> {
  for (const step of findSteps(position, { techniques: ['pointing-pairs'] })) {
    const { cells } = step.evidence;
    if (cells.length === 2 && sharesPlaces(step, position)) {
      for (const pair of findSteps(position, { techniques: PAIRS })) {
        if (areSame(pair.evidence.cells, cells)) yield pair;
      }
    }
    yield step;
  }
}

/** The steps of one technique, what a person sees first at the beginning. */
function stepsOf(
  technique: TechniqueId,
  position: Position,
  techniques: readonly TechniqueId[],
): Iterable<Step> {
  if (technique === 'hidden-single') return lastCellsFirst(position);
  const hasPairs = PAIRS.every((pair) => techniques.includes(pair));
  if (technique === 'pointing-pairs' && hasPairs) return pairsBeforePointing(position);
  return findSteps(position, { techniques: [technique] });
}

/** The steps of some techniques in the order in which hints tell them; a pair may come twice. */
export function* stepsInHintOrder(
  position: Position,
  techniques: readonly TechniqueId[],
): Generator<Step> {
  for (const technique of techniques) yield* stepsOf(technique, position, techniques);
}
