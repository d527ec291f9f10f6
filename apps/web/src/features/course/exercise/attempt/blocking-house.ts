import { type Candidate, cellsOf, type House, housesOf, type Position } from '@nanpure/engine';

/** A house of a cell that has a digit already; undefined where none has. */
export function blockingHouse(position: Position, { cell, digit }: Candidate): House | undefined {
  return housesOf(cell).find((house) =>
    [...cellsOf(house)].some((each) => position.valueAt(each) === digit),
  );
}
