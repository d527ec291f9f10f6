import type { ExerciseMode } from '@nanpure/content/exercise';
import * as z from 'zod/mini';
import { parseJsonAs, readJson } from '../../../lib/storage/json.ts';
import { deviceStorage, writeItem } from '../../../lib/storage/storage.ts';
import { PROGRESS_KEY } from './progress-key.ts';

/** From most help to least, and then what only looks like it. */
export const MODES: readonly ExerciseMode[] = ['guided', 'half', 'free', 'near-miss'];

const countSchema = z.catch(z.int().check(z.minimum(0)), 0);
const foundSchema = z.object({
  guided: countSchema,
  half: countSchema,
  free: countSchema,
  'near-miss': countSchema,
});
const progressSchema = z.record(z.string(), z.catch(foundSchema, foundSchema.parse({})));

/** How many exercises of a technique were found in each mode. */
export type Found = Readonly<z.infer<typeof foundSchema>>;

/** Reads what was stored, by technique; undefined where it is damaged. Bad counts are 0. */
export function parseProgress(text: string): Readonly<Record<string, Found>> | undefined {
  return parseJsonAs(text, progressSchema);
}

/** What is stored; what can't be read is as good as nothing found. */
function storedProgress() {
  return readJson(deviceStorage, PROGRESS_KEY, progressSchema) ?? {};
}

/** What was found of a technique on this device, on all visits. */
export function readFound(technique: string): Found {
  return storedProgress()[technique] ?? foundSchema.parse({});
}

/** How many exercises of each technique were found, in all modes together. */
export function readPractised(): Readonly<Record<string, number>> {
  const totals = Object.entries(storedProgress()).map(([technique, found]) => [
    technique,
    MODES.reduce((sum, mode) => sum + found[mode], 0),
  ]);
  return Object.fromEntries(totals);
}

/** Counts one more, and gives what there is then. */
export function countFound(technique: string, mode: ExerciseMode): Found {
  const before = readFound(technique);
  const found = { ...before, [mode]: before[mode] + 1 };
  writeItem(PROGRESS_KEY, JSON.stringify({ ...storedProgress(), [technique]: found }));
  return found;
}
