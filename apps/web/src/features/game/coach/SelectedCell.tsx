import { memo } from 'react';
import { placeOf } from '../../../lib/typesetting/place-of.ts';
import { heldText } from '../announcements/held-text.ts';
import { selectionOf } from '../session/input-mode.ts';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';

interface SelectedCellProps {
  readonly session: Session;
}

function usePlace(session: Session): string {
  const t = useTexts();
  const { selected, startedAt, mode, isGathering } = session;
  const held = heldText(t, session);
  if (held !== undefined) return held;
  const count = selectionOf(session).length;
  if (count > 1) return t(mode === 'answer' ? 'selectedForNotes' : 'selectedCells', { count });
  if (isGathering) return t('gathering');
  if (selected !== undefined) return t('selected', placeOf(selected));
  return t(startedAt === undefined ? 'nothingSelected' : 'nothingSelectedNow');
}

/** The selected cell as row and column, or the held digit. */
export const SelectedCell = memo(function SelectedCell({ session }: SelectedCellProps) {
  return <p>{usePlace(session)}</p>;
});
