import { type Difficulty, err, ok, type Random, type Result } from '@nanpure/engine';
import { type Problem, rememberChoice, selectIndex } from '@nanpure/engine/bank';
import { type BankEntry, loadBankEntries, type PuzzleBankError } from '../../../lib/puzzle-bank.ts';
import { isMadePuzzle } from '../../../lib/workers/made-puzzle.ts';
import type { BankSlot, PracticeSlot } from '../saves/save-slot.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';
import { readRecentChoices, writeRecentChoices } from './recent-choices.ts';

/** `made`: generated on this device. */
export type ProblemOrigin = 'bank' | 'made';

/** Why there is no puzzle to play. */
export type ProblemSourceError =
  | PuzzleBankError
  | { readonly code: 'not-made'; readonly message: string };

export type Fetched<T> = Promise<Result<T, ProblemSourceError>>;

/** The indexes of the puzzles to choose from: those that need the technique, if there are any. */
async function placesOf(
  entries: readonly BankEntry[],
  technique: string | undefined,
): Fetched<readonly number[]> {
  const all = [...entries.keys()];
  if (technique === undefined) return ok(all);
  const facts = await loadTechniqueFacts();
  if (!facts) return err({ code: 'unreachable' });
  const ids = facts.idsNeeding(technique);
  const fitting = all.filter((place) => ids.includes(entries[place]?.id ?? ''));
  return ok(fitting.length > 0 ? fitting : all);
}

interface ChooseOptions {
  /** A technique that it should need; any text, as it may come from the URL. */
  readonly technique?: string | undefined;
  readonly random?: Random;
}

/** A random puzzle that can be read, not one of those played lately. */
function chooseAmong(
  entries: readonly BankEntry[],
  places: readonly number[],
  recent: readonly number[],
  random: Random,
): { readonly index: number; readonly problem: Problem } | undefined {
  let left = places;
  while (left.length > 0) {
    const avoided = recent.map((place) => left.indexOf(place));
    const index = left[selectIndex(left.length, avoided, random) ?? 0] ?? 0;
    const problem = entries[index]?.read();
    if (problem) return { index, problem };
    left = left.filter((place) => place !== index);
  }
  return undefined;
}

/** A random puzzle of the bank, not one of those played lately. */
export async function chooseProblem(
  difficulty: Difficulty,
  signal: AbortSignal,
  { technique, random = Math.random }: ChooseOptions = {},
): Fetched<Problem> {
  const entries = await loadBankEntries(difficulty, signal);
  if (!entries.ok) return entries;
  const places = await placesOf(entries.value, technique);
  if (!places.ok) return places;
  const recent = readRecentChoices(difficulty);
  const chosen = chooseAmong(entries.value, places.value, recent, random);
  if (!chosen) return err({ code: 'empty' });
  writeRecentChoices(difficulty, rememberChoice(recent, chosen.index));
  return ok(chosen.problem);
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
