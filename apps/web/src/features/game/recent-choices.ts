import type { Difficulty } from '@nanpure/engine';
import * as z from 'zod/mini';
import { readItem, writeItem } from '../../lib/storage/storage.ts';

const KEY_PREFIX = 'nanpure-recent-';
const choicesSchema = z.array(z.int().check(z.minimum(0)));

function parseChoices(text: string): readonly number[] {
  try {
    return choicesSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    // Not knowing what was played lately costs nothing but a repetition.
    return [];
  }
}

/** The places in the bank of the puzzles played lately, latest last. */
export function readRecentChoices(difficulty: Difficulty): readonly number[] {
  const text = readItem(`${KEY_PREFIX}${difficulty}`);
  return text.ok && text.value !== undefined ? parseChoices(text.value) : [];
}

/** Remembers them; where the storage doesn't work, a puzzle may come back sooner. */
export function writeRecentChoices(difficulty: Difficulty, choices: readonly number[]): void {
  writeItem(`${KEY_PREFIX}${difficulty}`, JSON.stringify(choices));
}
