import { readItem, writeItem } from '../../../lib/storage/storage.ts';

/** Where it is stored that steps begin with a question. */
export const ASKING_KEY = 'nanpure-solver-asking';

/** Whether a text is one that is stored there. */
export function isAsking(text: string): boolean {
  return text === 'true' || text === 'false';
}

/** Whether steps begin with a question: as it was chosen last. */
export function wasAsking(): boolean {
  const stored = readItem(ASKING_KEY);
  return stored.ok && stored.value === 'true';
}

export function storeAsking(isAsking: boolean): void {
  writeItem(ASKING_KEY, String(isAsking));
}
