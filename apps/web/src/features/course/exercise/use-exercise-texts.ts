import type { ExerciseWriter } from '@nanpure/content/exercise';
import type { Cell } from '@nanpure/engine';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellView } from '../../../board/cell-view.ts';
import { placeOf } from '../../../lib/typesetting/place-of.ts';
import type { Attempt } from './attempt/attempt.ts';

/** What the cells of the exercise's board are called. */
export function useCellNames(): (cell: Cell, view: CellView) => string {
  const { t } = useTranslation('exercise');
  return useCallback(
    (cell, view) => {
      const place = placeOf(cell);
      const empty =
        view.notes.length > 0
          ? t('cell.candidates', { ...place, digits: view.notes.join(' ') })
          : t('cell.empty', place);
      const name = view.value === 0 ? empty : t('cell.digit', { ...place, digit: view.value });
      if (view.confirmed !== 0) return t('cell.confirmed', { name, digit: view.confirmed });
      if (view.eliminated.length > 0) {
        return t('cell.eliminated', { name, digits: view.eliminated.join(' ') });
      }
      if (view.hint === 'target') return t('cell.found', { name });
      return view.hint === 'pattern' ? t('cell.marked', { name }) : name;
    },
    [t],
  );
}

/** The question: for the pattern first, once it is known for what follows from it. */
export function promptOf(writer: ExerciseWriter, { exercise, known }: Attempt): string {
  const { mode, step, scope } = exercise;
  return known.length > 0 ? writer.conclusion(known) : writer.prompt(mode, step, scope);
}

/** What there is to say about the latest try; the number of the exercise changes the praise. */
export function verdictText(
  writer: ExerciseWriter,
  { exercise, verdict }: Attempt,
  number: number,
): string {
  const { step, ruledOut, obstacles } = exercise;
  switch (verdict?.kind) {
    case undefined:
      return '';
    case 'tried':
      return writer.wrong(verdict.tried);
    case 'flaw':
      return writer.flaw(verdict.step, verdict.obstacles);
    case 'idle':
      return writer.idle(verdict.steps);
    case 'another':
      return writer.another(verdict.steps);
    case 'found':
      return writer.found(verdict.steps, number);
    case 'right':
      return writer.right(verdict.steps, ruledOut, number);
    case 'shown':
      return writer.isOne(verdict.steps, ruledOut);
    case 'near-miss':
      return writer.flaw(step, obstacles, verdict.isRight);
  }
}
