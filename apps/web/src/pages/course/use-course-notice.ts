import { useCallback } from 'react';
import { useStorageNotice } from '../../features/backup/use-storage-notice.tsx';
import { useLanguage } from '../../lib/use-language.ts';
import { loadStorageNotice } from '../saving/load-storage-notice.ts';

/** The notice that what is learnt can't be stored, from the moment it can't. */
export function useCourseNotice() {
  const language = useLanguage();
  return useStorageNotice(useCallback(() => loadStorageNotice(language), [language]));
}
