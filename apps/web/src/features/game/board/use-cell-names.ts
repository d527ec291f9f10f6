import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { type CellNames, createCellNames } from './cell-names.ts';

/** The accessible names of the cells, in the language of the page. */
export function useCellNames(): CellNames {
  const t = useTexts();
  return useMemo(() => createCellNames(t), [t]);
}
