import { type Grid, gridOfValues } from '../grid.ts';
import { Position } from '../position.ts';
import { hiddenSingleAt } from '../techniques/hidden-single.ts';
import type { AnyTechnique, Step } from '../techniques/index.ts';
import { nakedSingleAt } from '../techniques/naked-single.ts';
import type { Candidate, Value } from '../types.ts';
import {
  type CandidateWords,
  candidateWords,
  placeDigit,
  removeCandidate,
} from './candidate-words.ts';
import { firstStep } from './path.ts';
import { firstHiddenSingle, firstNakedSingle } from './singles.ts';

/** A path, and what stands in the cells after its last step. */
export interface SinglesFirstPath {
  readonly steps: readonly Step[];
  readonly grid: Grid;
}

/** The first naked single, or else the first hidden one. */
function firstSingle(words: CandidateWords): Step | undefined {
  const naked = firstNakedSingle(words);
  if (naked) return nakedSingleAt(naked);
  const hidden = firstHiddenSingle(words);
  return hidden && hiddenSingleAt(hidden);
}

/** The position of a grid, given as its values, without what was eliminated on the way to it. */
function positionOf(values: readonly Value[], eliminated: readonly Candidate[]): Position {
  return Position.fromGrid(gridOfValues(values)).eliminate(eliminated);
}

/**
 * The steps that follow one another from a grid on, naked singles before hidden ones before those of other techniques,
 * as far as these go: what `pathFrom` finds, much faster, as most steps are singles.
 */
export function singlesFirstPath(start: Grid, others: readonly AnyTechnique[]): SinglesFirstPath {
  const words = candidateWords(start);
  const values = start.slice();
  const steps: Step[] = [];
  const eliminated: Candidate[] = [];
  let emptyCells = values.filter((value) => value === 0).length;
  while (emptyCells > 0) {
    const step = firstSingle(words) ?? firstStep(positionOf(values, eliminated), others);
    if (!step) break;
    steps.push(step);
    for (const candidate of step.eliminations) {
      eliminated.push(candidate);
      removeCandidate(words, candidate);
    }
    for (const { cell, digit } of step.placements) {
      values[cell] = digit;
      placeDigit(words, cell, digit);
      emptyCells--;
    }
  }
  return { steps, grid: gridOfValues(values) };
}
