import type { Cell } from '@nanpure/engine';
import { cellOf } from '@nanpure/engine/game';
import { placeOf } from '../../../lib/typesetting/place-of.ts';
import type { Session } from '../session/session.ts';
import type { Words } from './house-name.ts';

/** What is said of several selected cells: of those with the same digit where they are, as that was asked. */
export function groupText(
  { t, language }: Words,
  { game }: Pick<Session, 'game'>,
  group: readonly Cell[],
): string {
  const selected = t('selectedCells', { count: group.length });
  const [digit = 0, another] = new Set(group.map((cell) => cellOf(game, cell).value));
  if (digit === 0 || another !== undefined) return selected;
  const places = group.map((cell) => t('spoken.place', placeOf(cell)));
  const listed = places.join(language === 'ja' ? '、' : '; ');
  return t('spoken.sameDigit', { digit, places: listed, selected });
}
