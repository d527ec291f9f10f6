import { arePeers, CELLS, type Cell, cellOf, type Game, isGiven } from '@nanpure/engine';
import type { ComponentType } from 'react';

/** How a cell stands out: the strongest that applies. */
export type CellMark = 'none' | 'peer' | 'same' | 'conflict';

/** What the board shows in a cell. */
export interface CellView {
  readonly value: number;
  readonly notes: readonly number[];
  readonly isGiven: boolean;
  readonly mark: CellMark;
  readonly markedNote: number;
}

/** What the game asks of the board that draws it; the page brings the two together. */
export interface BoardProps {
  readonly cells: readonly CellView[];
  readonly selected: Cell | undefined;
  readonly label: string;
  readonly nameOf: (cell: Cell, view: CellView) => string;
  readonly onSelect?: (cell: Cell) => void;
  readonly isBusy?: boolean;
}

export type BoardComponent = ComponentType<BoardProps>;

/** The cell whose digit makes the latest entry impossible, if that is why it was refused. */
function conflictingCell({ rejection }: Game): Cell | undefined {
  return rejection?.reason.code === 'repeats' ? rejection.reason.cell : undefined;
}

/** The 81 cells as the player is to see them, with their relation to the selected one. */
export function cellViews(game: Game, selected: Cell | undefined): CellView[] {
  const digit = selected === undefined ? 0 : cellOf(game, selected).value;
  const conflict = conflictingCell(game);
  const markOf = (cell: Cell, value: number): CellMark => {
    if (cell === conflict) return 'conflict';
    if (selected === undefined || cell === selected) return 'none';
    if (digit !== 0 && value === digit) return 'same';
    return arePeers(cell, selected) ? 'peer' : 'none';
  };
  return game.cells.map(({ value, notes }, cell) => ({
    value,
    notes,
    isGiven: isGiven(game, cell),
    mark: markOf(cell, value),
    markedNote: digit,
  }));
}

/** An empty board, to hold the place of the one that is being fetched. */
export const EMPTY_VIEWS: readonly CellView[] = CELLS.map(() => ({
  value: 0,
  notes: [],
  isGiven: false,
  mark: 'none',
  markedNote: 0,
}));
