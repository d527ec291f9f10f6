import { TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { GOAL, type Learned } from './goal.ts';
import { readPractised } from './progress.ts';

/** What is stored on this device. */
export function readLearned(): Learned {
  const practised = readPractised();
  return new Map(TAUGHT_TECHNIQUES.map(({ id }) => [id, Math.min(GOAL, practised[id] ?? 0)]));
}
