import type { Language } from '@nanpure/content';
import { loadTexts } from '../../features/language/i18n.ts';

/** The notice that what is played or learnt can't be stored, with its texts. */
export async function loadStorageNotice(language: Language) {
  const [{ StorageNotice }] = await Promise.all([
    import('../../features/backup/StorageNotice.tsx'),
    loadTexts(language, 'statistics'),
  ]);
  return StorageNotice;
}
