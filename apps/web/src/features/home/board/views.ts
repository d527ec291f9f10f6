import { type BoardDrawing, NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import { type CellView, EMPTY_VIEW } from '../../../board/cell-view.ts';
import { boxOf, causesOf, digitAt, sees } from './judge.ts';
import type { HomePosition } from './positions.ts';

/** What a visitor has done with a position. */
export interface Attempt {
  /** The latest digit; undefined before the first. */
  readonly digit: number | undefined;
  readonly isExplained: boolean;
  /** Increases with each try, so that the same verdict is announced again. */
  readonly tries: number;
}

/** All digits that a wrong one would repeat; it says so of the first. */
function markOf(position: HomePosition, { digit }: Attempt, cell: number) {
  if (digit === undefined || digit === position.digit) return 'none';
  return digitAt(position, cell) === digit && sees(cell, position.cell) ? 'repeated' : 'none';
}

/** What the board draws: the position, the right digit once it is found, and what speaks for or against it. */
export function viewsOf(position: HomePosition, attempt: Attempt): readonly CellView[] {
  const causes = attempt.isExplained ? causesOf(position).map(({ cell }) => cell) : [];
  return Array.from({ length: 81 }, (_, cell) => {
    const given = digitAt(position, cell);
    const isFound = cell === position.cell && attempt.digit === position.digit;
    const isCause = causes.includes(cell);
    return {
      ...EMPTY_VIEW,
      value: isFound ? position.digit : given,
      isGiven: given !== 0,
      mark: markOf(position, attempt, cell),
      hint: isCause ? 'cause' : 'none',
      isDimmed: attempt.isExplained && !isCause && cell !== position.cell,
    };
  });
}

/** What is drawn over the board: the circle, and the reason where it was asked for. */
export function drawingOf(position: HomePosition, { isExplained }: Attempt): BoardDrawing {
  const { cell, technique } = position;
  const circled = { ...NOTHING_DRAWN, rings: [{ cell }] };
  if (!isExplained) return circled;
  const houses = technique === 'hidden-single' ? [18 + boxOf(cell)] : [];
  return { ...circled, houses, causes: causesOf(position) };
}
