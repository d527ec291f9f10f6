import {
  type Difficulty,
  err,
  ok,
  type Problem,
  type Random,
  type Result,
  rememberChoice,
  selectIndex,
} from '@nanpure/engine';
import { type BankEntry, loadBankEntries, type PuzzleBankError } from '../../lib/puzzle-bank.ts';
import { isMadePuzzle } from '../../lib/workers/made-puzzle.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';
import type { ProblemOrigin } from './parts.ts';
import { readRecentChoices, writeRecentChoices } from './recent-choices.ts';

/** Why there is no puzzle to play. */
export type ProblemSourceError =
  | PuzzleBankError
  | { readonly code: 'not-made'; readonly message: string };

/** Something that may have to be downloaded. */
export type Fetched<T> = Promise<Result<T, ProblemSourceError>>;

/** The places of the puzzles to choose from: those that need a technique, where there are any. */
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

/** What a puzzle is chosen by. */
interface ChooseOptions {
  /** A technique that it should need; any name, as it may come from an address. */
  readonly technique?: string | undefined;
  readonly random?: Random;
}

/** The place of a puzzle that can be read, chosen at random, with the puzzle; recent ones are avoided. */
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

/** A puzzle of the difficulty from the bank, not one of the latest played. */
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

/** A new puzzle of the difficulty, made on this device: it takes no connection once its maker is there. */
export async function inventProblem(difficulty: Difficulty, signal: AbortSignal): Fetched<Problem> {
  try {
    const { makePuzzleInWorker } = await import('../../lib/workers/puzzle-maker.ts');
    const made = await makePuzzleInWorker(difficulty, signal);
    return made.ok ? made : err({ code: 'not-made', message: made.error.code });
  } catch (reason) {
    // The maker itself can't be downloaded.
    return err({ code: 'not-made', message: String(reason) });
  }
}

/** Where a puzzle came from, by its id. */
export function originOf(problemId: string): ProblemOrigin {
  return isMadePuzzle(problemId) ? 'made' : 'bank';
}
