import {
  DIFFICULTIES,
  type Difficulty,
  err,
  isDifficulty,
  ok,
  type Puzzle,
  type Result,
  seededRandom,
} from '@nanpure/engine';
import { type BankEntry, loadBankEntries } from '../../lib/bank/puzzle-bank.ts';
import type { PuzzleKind } from './sheet-options.ts';

/** A puzzle on paper. */
export interface SheetPuzzle {
  /** Its name in the bank; undefined for a puzzle from elsewhere. */
  readonly id: string | undefined;
  readonly givens: Puzzle['givens'];
  /** Undefined where there is not exactly one. */
  readonly solution: Puzzle['solution'] | undefined;
}

/** The ids of the bank's puzzles that need a technique; undefined where they can't be loaded. */
export type LoadNeeding = () => Promise<((technique: string) => readonly string[]) | undefined>;

/**
 * Ids in an order that depends on the seed alone: a sheet with more pages begins with the same ones, and a puzzle that
 * joins the bank leaves the others in their order.
 */
export function inOrderOf(seed: string, ids: readonly string[]): string[] {
  const places = new Map(ids.map((id) => [id, seededRandom(`${seed}/${id}`)()]));
  return [...places.keys()].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function difficultiesOf(ids: readonly string[]): Difficulty[] {
  return DIFFICULTIES.filter((difficulty) => ids.some((id) => id.startsWith(`${difficulty}-`)));
}

/** The puzzles of a kind by their ids; undefined where one of their files can't be had. */
async function entriesOf(
  kind: PuzzleKind,
  loadNeeding: LoadNeeding,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BankEntry> | undefined> {
  const ids = isDifficulty(kind) ? undefined : (await loadNeeding())?.(kind);
  if (!isDifficulty(kind) && !ids) return undefined;
  const difficulties = isDifficulty(kind) ? [kind] : difficultiesOf(ids ?? []);
  const files = await Promise.all(difficulties.map((each) => loadBankEntries(each, signal)));
  const entries = files.flatMap((file) => (file.ok ? file.value : []));
  if (files.some(({ ok }) => !ok)) return undefined;
  const wanted = new Set(ids);
  return new Map(
    entries.flatMap((entry) => {
      const { id } = entry;
      return id !== undefined && (!ids || wanted.has(id)) ? [[id, entry]] : [];
    }),
  );
}

/** All puzzles of a kind that a sheet can have, as a function that takes the first ones by a seed. */
export type Supply = (seed: string, count: number) => SheetPuzzle[];

/** Loads the puzzles of a kind: `unreachable` where the lists or files that they stand in can't all be had. */
export async function loadSupply(
  kind: PuzzleKind,
  loadNeeding: LoadNeeding,
  signal: AbortSignal,
): Promise<Result<Supply, 'unreachable'>> {
  const entries = await entriesOf(kind, loadNeeding, signal);
  if (!entries) return err('unreachable');
  return ok((seed, count) => {
    const puzzles: SheetPuzzle[] = [];
    for (const id of inOrderOf(seed, [...entries.keys()])) {
      if (puzzles.length === count) break;
      const problem = entries.get(id)?.read();
      if (problem) puzzles.push({ id, ...problem.puzzle });
    }
    return puzzles;
  });
}

/** Items in groups of so many. */
export function inGroups<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
