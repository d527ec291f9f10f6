import { type Difficulty, type Grid, parseGrid, type Result, solve } from '@nanpure/engine';
import { type Census, drawGrid } from '@nanpure/engine/debug';
import { type Sample, samplePositions } from '@nanpure/engine/testing';

export const parsed: Result<Grid, { readonly code: string }> = parseGrid('.'.repeat(81));
export const solved: Grid | undefined = solve('.'.repeat(81));
export const difficulty: Difficulty = 'hard';
// @ts-expect-error: if everything were `any`, this would be no error.
export const wrong: Difficulty = 'impossible';
export const drawn: string = solved ? drawGrid(solved) : '';
export const samples: Sample[] = samplePositions(1);
// @ts-expect-error: a census counts empty cells in a number.
export const emptyCells: Census['emptyCells'] = 'none';
