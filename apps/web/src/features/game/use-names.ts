import type { Rejection } from '@nanpure/engine/game';
import { useMemo } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import { type CellNames, makeCellNames } from './cell-names.ts';
import { rejectionText } from './rejection-text.ts';
import { useTexts } from './use-texts.ts';

/** What the cells are called in the language of the page. */
export function useCellNames(): CellNames {
  const t = useTexts();
  return useMemo(() => makeCellNames(t), [t]);
}

/** Why an entry was refused, in a sentence. */
export function useRejectionText(rejection: Rejection | undefined): string | undefined {
  const t = useTexts();
  const language = useLanguage();
  return rejection && rejectionText(t, language, rejection);
}
