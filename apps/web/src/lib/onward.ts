/** Where other puzzles of the same kind are, as a link. */
export interface Onward {
  readonly to: string;
  readonly label: string;
}
