import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A list of puzzles that somebody keeps in a file. */
export interface PuzzleList {
  readonly name: string;
  /** Each 81 characters, `1`-`9` and `.`. */
  readonly puzzles: readonly string[];
}

const LONGEST_LIST = 5000;
const PUZZLE_LINE = /^[1-9.0]{81}/;

/** The puzzles of a text: each line that starts with 81 signs, at most the first 5,000. */
export function puzzlesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => PUZZLE_LINE.exec(line)?.[0] ?? [])
    .slice(0, LONGEST_LIST)
    .map((puzzle) => puzzle.replaceAll('0', '.'));
}

/** The lists of a folder: its `.txt` files that hold at least one puzzle, by name. */
export function readLists(folder: string): PuzzleList[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({
      name: basename(file, '.txt'),
      puzzles: puzzlesOf(readFileSync(join(folder, file), 'utf8')),
    }))
    .filter(({ puzzles }) => puzzles.length > 0);
}
