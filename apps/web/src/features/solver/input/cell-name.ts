import type { TFunction } from 'i18next';
import { placeOf } from '../../../lib/typesetting/place-of.ts';

/** What a cell of the puzzle is called: where it is, and which digit stands there, 0 for none. */
export function cellName(t: TFunction<'solver'>, cell: number, digit: number): string {
  const place = placeOf(cell);
  return digit === 0 ? t('cell.empty', place) : t('cell.digit', { ...place, digit });
}
