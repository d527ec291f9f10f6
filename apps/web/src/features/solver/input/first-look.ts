import { type Conflict, conflicts, parseGrid } from '@nanpure/engine';

/** What can be said of a board without solving it. */
export interface FirstLook {
  readonly digits: number;
  /** The cells whose digit stands twice in a row, column or box. */
  readonly repeated: ReadonlySet<number>;
  /** A digit that does, and where. */
  readonly repeat: Pick<Conflict, 'digit' | 'house'> | undefined;
}

/** What is seen at once. */
export function firstLook(grid: string): FirstLook {
  const read = parseGrid(grid);
  const found = read.ok ? conflicts(read.value) : [];
  const [first] = found;
  return {
    digits: grid.replaceAll('.', '').length,
    repeated: new Set(found.flatMap(({ cells }) => cells)),
    repeat: first,
  };
}
