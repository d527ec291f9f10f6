import { type Difficulty, err, ok, type Random, type Result } from '@nanpure/engine';
import { type Problem, rememberChoice, selectIndex } from '@nanpure/engine/bank';
import {
  type BankEntry,
  loadBankEntries,
  type PuzzleBankError,
} from '../../../lib/bank/puzzle-bank.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';
import { readRecentChoices, writeRecentChoices } from './recent-choices.ts';

/* A module of its own, as it is only needed where a puzzle has no file of its own. */

type Fetched<T> = Promise<Result<T, PuzzleBankError>>;

export interface ChooseOptions {
  /** A technique that it should need; any text, as it may come from the URL. */
  readonly technique?: string | undefined;
  readonly random?: Random;
}

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

/** A random puzzle out of the file with all of a difficulty, not one of those played lately. */
export async function chooseOfBank(
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
