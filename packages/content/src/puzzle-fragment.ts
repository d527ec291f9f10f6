/** Before the puzzle, in the fragment of an address. */
export const PUZZLE_PARAMETER = '#p=';

/** Whether the fragment of an address names a puzzle, right or wrong. */
export function namesPuzzle(hash: string): boolean {
  return hash.startsWith(PUZZLE_PARAMETER) && hash.length > PUZZLE_PARAMETER.length;
}

/** A puzzle as it stands in an address: mail programs take dots at its end for those of the sentence, and drop them. */
export function inAddress(puzzle: string): string {
  return puzzle.replaceAll('.', '0');
}

/** The fragment that names a puzzle: 81 characters, or what `toLinkText` writes. */
export function fragmentOf(puzzle: string): string {
  return `${PUZZLE_PARAMETER}${inAddress(puzzle)}`;
}
