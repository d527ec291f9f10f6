import { type Difficulty, err, ok, type Result } from '@nanpure/engine';
import { type Problem, rememberChoice, selectIndex } from '@nanpure/engine/bank';
import { by_difficulty } from '../../../../../../data/problems_index.json';
import { idAt, placeOf } from '../../../lib/bank/bank-path.ts';
import { loadBankPuzzle } from '../../../lib/bank/bank-puzzle.ts';
import type { PuzzleBankError } from '../../../lib/bank/puzzle-bank.ts';
import { isMadePuzzle } from '../../../lib/workers/made-puzzle.ts';
import type { BankSlot, PracticeSlot } from '../saves/save-slot.ts';
import type { ChooseOptions } from './choose-of-bank.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';
import { readRecentChoices, writeRecentChoices } from './recent-choices.ts';

/** `made`: generated on this device. */
export type ProblemOrigin = 'bank' | 'made';

/** Why there is no puzzle to play. */
export type ProblemSourceError =
  | PuzzleBankError
  | { readonly code: 'not-made'; readonly message: string };

export type Fetched<T> = Promise<Result<T, ProblemSourceError>>;

/** The places of the puzzles to choose from: those that need the technique, if there are any. */
async function placesOf(
  difficulty: Difficulty,
  technique: string | undefined,
): Promise<readonly number[] | undefined> {
  const all = [...Array(by_difficulty[difficulty]).keys()];
  if (technique === undefined) return all;
  const facts = await loadTechniqueFacts();
  const fitting = facts?.idsNeeding(technique).flatMap((id) => placeOf(difficulty, id) ?? []);
  return fitting?.length === 0 ? all : fitting;
}

/** A random puzzle that has a file of its own; undefined where that can't be had. */
async function chooseAlone(
  difficulty: Difficulty,
  signal: AbortSignal,
  { technique, random }: ChooseOptions,
): Promise<Problem | undefined> {
  const places = await placesOf(difficulty, technique);
  if (!places) return undefined;
  const recent = readRecentChoices(difficulty);
  const avoided = recent.map((place) => places.indexOf(place));
  const place = places[selectIndex(places.length, avoided, random) ?? 0] ?? 0;
  const problem = await loadBankPuzzle(idAt(difficulty, place), signal);
  if (problem) writeRecentChoices(difficulty, rememberChoice(recent, place));
  return problem;
}

/** A random puzzle of the bank, not one of those played lately. */
export async function chooseProblem(
  difficulty: Difficulty,
  signal: AbortSignal,
  options: ChooseOptions = {},
): Fetched<Problem> {
  const alone = await chooseAlone(difficulty, signal, options);
  if (alone) return ok(alone);
  try {
    const { chooseOfBank } = await import('./choose-of-bank.ts');
    return await chooseOfBank(difficulty, signal, options);
  } catch {
    return err({ code: 'unreachable' });
  }
}

/** Generates a puzzle in a worker; works offline once the worker is cached. */
export async function generateProblem(
  difficulty: Difficulty,
  signal: AbortSignal,
): Fetched<Problem> {
  try {
    const { makePuzzleInWorker } = await import('../../../lib/workers/puzzle-maker.ts');
    const made = await makePuzzleInWorker(difficulty, signal);
    return made.ok ? made : err({ code: 'not-made', message: made.error.code });
  } catch (reason) {
    // The worker can't be downloaded.
    return err({ code: 'not-made', message: String(reason) });
  }
}

/**
 * Where the puzzle of a new game comes from. `origin`: what the player asks for, where there is a choice.
 */
export type ProblemSource = (origin: ProblemOrigin, signal: AbortSignal) => Fetched<Problem>;

/** The source of games of the bank, and of those for practice. */
export function bankSource({ difficulty, ...slot }: BankSlot | PracticeSlot): ProblemSource {
  const technique = slot.kind === 'practice' ? slot.technique : undefined;
  return (origin, signal) =>
    origin === 'made'
      ? generateProblem(difficulty, signal)
      : chooseProblem(difficulty, signal, { technique });
}

export function originOf(problemId: string): ProblemOrigin {
  return isMadePuzzle(problemId) ? 'made' : 'bank';
}
