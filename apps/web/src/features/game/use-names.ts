import { indexOf, kindOf, type Rejection } from '@nanpure/engine';
import { useMemo } from 'react';
import { type CellNames, makeCellNames } from './cell-names.ts';
import { useTexts } from './use-texts.ts';

/** What the cells are called in the language of the page. */
export function useCellNames(): CellNames {
  const t = useTexts();
  return useMemo(() => makeCellNames(t), [t]);
}

/** Why an entry was refused, in a sentence. */
export function useRejectionText(rejection: Rejection | undefined): string | undefined {
  const t = useTexts();
  if (!rejection) return undefined;
  const { digit, reason } = rejection;
  return reason.code === 'repeats'
    ? t(`rejection.${kindOf(reason.house)}`, { digit, number: indexOf(reason.house) + 1 })
    : t('rejection.solution', { digit });
}
