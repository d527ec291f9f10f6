import {
  type Difficulty,
  type Grid,
  type Position,
  type PositionError,
  parseGrid,
  parsePosition,
  type Result,
  solve,
} from '@nanpure/engine';
import { type Problem, parseProblem } from '@nanpure/engine/bank';
import { drawGrid, type PositionCounts } from '@nanpure/engine/debug';
import { type Game, type Move, play } from '@nanpure/engine/game';
import { type GeneratedPuzzle, type GenerateError, generate } from '@nanpure/engine/generator';
import { findHint, type Hint, type HintSession, nextHint } from '@nanpure/engine/hints';
import { type Sample, samplePositions } from '@nanpure/engine/testing';

const EMPTY = '.'.repeat(81);

export const parsed: Result<Grid, { readonly code: string }> = parseGrid(EMPTY);
export const solved: Grid | undefined = solve(EMPTY);
export const position: Result<Position, PositionError> = parsePosition(EMPTY);
export const difficulty: Difficulty = 'hard';
// @ts-expect-error: if everything were `any`, this would be no error.
export const wrong: Difficulty = 'impossible';
export const drawn: string = solved ? drawGrid(solved) : '';
export const samples: Sample[] = samplePositions(1);
// @ts-expect-error: the counts of a position give empty cells in a number.
export const emptyCells: PositionCounts['emptyCells'] = 'none';
export const hint: Hint = findHint(EMPTY, { solution: EMPTY });
export const session: HintSession = nextHint(undefined, EMPTY);
export const made: Result<GeneratedPuzzle, GenerateError> = generate({ symmetry: 'none' });
// @ts-expect-error: there is no such symmetry.
generate({ symmetry: 'round' });
export const problem: Result<Problem, { readonly at: string }> = parseProblem({});
export const after = (game: Game, move: Move): Game => play(game, move);
