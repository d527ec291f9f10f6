import { IS_PROOF, isSet } from './proof.ts';

export { LONG_TEST_MS } from './proof.ts';
export { SEED } from './seed.ts';

/** Whether they only have to notice what mutation testing does to the code, again for every mutant. */
const ARE_FEW = isSet('FEW_TRIALS');

/** How much the random tests try on every day. */
const EVERYDAY = {
  cellSets: 300,
  grids: 300,
  boards: 4000,
  referenceBoards: 150,
  slowBoards: 1000,
  climbs: 3,
  climbingSteps: 60,
  solvingPaths: 40,
  positions: 300,
  comparedPositions: 200,
  symmetricPositions: 60,
  ratings: 20,
  quickReaches: 30,
  hintBoards: 600,
  hintCycles: 30,
  hintBoardsOfBank: 1000,
  games: 60,
  movesOfGame: 150,
  movesOfAllGames: 2250,
  movesToUndo: 500,
  hostileCalls: 100,
  boardTexts: 10_000,
  ladderComparisons: 24,
  ladderPositions: 12,
  ladderSteps: 1000,
  ladderVariants: 2,
  ladderPuzzles: 25,
  guessedBoards: 150,
  judgedBoards: 200,
  /** Of the bank, one puzzle in so many is checked by plain code, too. */
  bankStride: 16,
  playedAtRandom: 8,
};

/** How much they try for a proof; what is not named here stays as it is. */
const PROOF: Partial<typeof EVERYDAY> = {
  boards: 1_000_000,
  referenceBoards: 5000,
  slowBoards: 200_000,
  climbs: 45,
  climbingSteps: 300,
  positions: 100_000,
  comparedPositions: 1000,
  symmetricPositions: 10_000,
  ratings: 10_000,
  quickReaches: 20_000,
  hintBoards: 2000,
  hintCycles: 120,
  hintBoardsOfBank: 4000,
  guessedBoards: 400,
  judgedBoards: 10_000,
  games: 14_000,
  movesOfAllGames: 1_000_000,
  movesToUndo: 1000,
  hostileCalls: 5000,
  boardTexts: 1_000_000,
  ladderComparisons: 10_000,
  ladderPositions: 4000,
  ladderSteps: 1_000_000,
  ladderVariants: 1000,
  ladderPuzzles: 10_000,
  bankStride: 1,
  playedAtRandom: 100,
};

/** How much they try on every mutant: as few as find what more would find. */
const FEW: Partial<typeof EVERYDAY> = {
  boards: 200,
  positions: 60,
  comparedPositions: 60,
  symmetricPositions: 10,
  hintBoards: 120,
  ladderComparisons: 24,
  ladderPositions: 20,
  ladderVariants: 6,
  ladderPuzzles: 10,
  hintCycles: 8,
};

function changedTrials(): Partial<typeof EVERYDAY> {
  if (IS_PROOF) return PROOF;
  return ARE_FEW ? FEW : {};
}

/** How much the random tests try. A longer proof raises these numbers and nothing else. */
export const TRIALS: Readonly<typeof EVERYDAY> = { ...EVERYDAY, ...changedTrials() };
