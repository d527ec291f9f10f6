import { TECHNIQUE_IDS } from '@nanpure/content';
import { GOAL, type Learned } from './goal.ts';
import { readPractised } from './progress.ts';

/** What is stored on this device. */
export function readLearned(): Learned {
  const practised = readPractised();
  return new Map(TECHNIQUE_IDS.map((id) => [id, Math.min(GOAL, practised[id] ?? 0)]));
}
