import type { Cell } from '@nanpure/engine';
import type { ComponentType } from 'react';

/** What the board draws in a cell. */
export interface CellView {
  readonly value: number;
  readonly notes: readonly number[];
  readonly isGiven: boolean;
  readonly mark: 'none';
  readonly markedNote: number;
  readonly hint: 'none' | 'area' | 'pattern';
  readonly confirmed: number;
  readonly eliminated: readonly number[];
  readonly supporting: readonly number[];
  readonly isGlowing: boolean;
}

/** What the exercise asks of the board that draws it; the page brings the two together. */
export type BoardComponent = ComponentType<{
  readonly cells: readonly CellView[];
  readonly selected: Cell | undefined;
  readonly label: string;
  readonly description?: string;
  readonly nameOf: (cell: Cell, view: Omit<CellView, 'mark'>) => string;
  readonly onPress?: (cell: Cell) => void;
  readonly onFocusCell?: (cell: Cell) => void;
}>;
