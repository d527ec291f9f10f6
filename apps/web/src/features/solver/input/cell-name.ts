import type { TFunction } from 'i18next';

/** What a cell of the puzzle is called: where it is, and which digit stands there, 0 for none. */
export function cellName(t: TFunction<'solver'>, cell: number, digit: number): string {
  const place = { row: Math.floor(cell / 9) + 1, column: (cell % 9) + 1 };
  return digit === 0 ? t('cell.empty', place) : t('cell.digit', { ...place, digit });
}
