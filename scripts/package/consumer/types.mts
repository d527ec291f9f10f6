import { type Difficulty, type Grid, parseGrid, type Result, solve } from '@nanpure/engine';

export const parsed: Result<Grid, { readonly code: string }> = parseGrid('.'.repeat(81));
export const solved: Grid | undefined = solve('.'.repeat(81));
export const difficulty: Difficulty = 'hard';
// @ts-expect-error: if everything were `any`, this would be no error.
export const wrong: Difficulty = 'impossible';
