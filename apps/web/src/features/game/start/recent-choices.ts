import type { Difficulty } from '@nanpure/engine';
import * as z from 'zod/mini';
import { parseJsonAs, readJson } from '../../../lib/storage/json.ts';
import { lazySchema } from '../../../lib/storage/lazy-schema.ts';
import { deviceStorage, writeItem } from '../../../lib/storage/storage.ts';

const KEY_PREFIX = 'nanpure-recent-';
const choicesSchema = lazySchema(() => z.array(z.int().check(z.minimum(0))));

/** The storage key of the recent choices of a difficulty. */
export function recentKeyOf(difficulty: Difficulty): string {
  return `${KEY_PREFIX}${difficulty}`;
}

/** Reads recent choices from text; undefined where they are damaged. */
export function parseRecentChoices(text: string): readonly number[] | undefined {
  return parseJsonAs(text, choicesSchema());
}

/** Indexes into the bank, latest last. */
export function readRecentChoices(difficulty: Difficulty): readonly number[] {
  return readJson(deviceStorage, recentKeyOf(difficulty), choicesSchema) ?? [];
}

/** Where the storage fails, a puzzle may come again sooner. */
export function writeRecentChoices(difficulty: Difficulty, choices: readonly number[]): void {
  writeItem(recentKeyOf(difficulty), JSON.stringify(choices));
}
