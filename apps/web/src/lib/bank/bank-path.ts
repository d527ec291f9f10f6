import type { Difficulty } from '@nanpure/engine';

/** The id of a puzzle of the bank, by its place among those of its difficulty. */
export function idAt(difficulty: Difficulty, place: number): string {
  return `${difficulty}-${String(place + 1).padStart(4, '0')}`;
}

/** The place of a puzzle among those of a difficulty; undefined for one of another. */
export function placeOf(difficulty: Difficulty, id: string): number | undefined {
  const place = Number(id.slice(difficulty.length + 1)) - 1;
  return idAt(difficulty, place) === id ? place : undefined;
}

/** Where the build puts a file with one puzzle. */
export function pathOfPuzzle(id: string): string {
  return `/puzzles/${id}.json`;
}
