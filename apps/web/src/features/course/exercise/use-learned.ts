import { useEffect, useState } from 'react';
import { readItem } from '../../../lib/storage/storage.ts';
import type { Learned } from './goal.ts';
import { PROGRESS_KEY } from './progress-key.ts';

const NOTHING: Learned = new Map();

/**
 * What was learned on this device. Undefined while the prerendered page is taken over; what can read it is
 * downloaded only where something is stored.
 */
export function useLearned(): Learned | undefined {
  const [learned, setLearned] = useState<Learned>();
  useEffect(() => {
    const stored = readItem(PROGRESS_KEY);
    if (!stored.ok || stored.value === undefined) return setLearned(NOTHING);
    import('./learned.ts').then(
      ({ readLearned }) => setLearned(readLearned()),
      // The lessons are there all the same.
      () => undefined,
    );
  }, []);
  return learned;
}
