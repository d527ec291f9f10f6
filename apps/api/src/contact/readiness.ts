import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../http/error-reason.ts';
import { fileOf, mayHoldMessages } from './database-url.ts';
import type { ContactStore } from './store.ts';

/** How long what was found is told again without another look, in milliseconds. */
const HOLDS_FOR = 3_000;
/** How long whoever asks waits for a look, before being told what the one before found. */
const PATIENCE = 1_000;

/** Rejects where no file can be made: in the nearest of its folders that there is. */
async function checkFolder(file: string) {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  // With the separator at its end it has to be a folder.
  await access(`${folder}${sep}`, constants.W_OK);
}

interface ReadinessOptions {
  readonly databaseUrl: string;
  readonly store: Pick<ContactStore, 'check'>;
  readonly now: () => number;
}

/**
 * Why a message that comes now couldn't be stored, as a code that names no path; undefined where it could.
 * It may be asked at any rate: there is one look at a time, and one in three seconds.
 */
export function storageReadiness({ databaseUrl, store, now }: ReadinessOptions) {
  const file = fileOf(databaseUrl);
  let known: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look() {
    try {
      const isNew = file !== undefined && !mayHoldMessages(databaseUrl);
      await (isNew ? checkFolder(file) : store.check());
      known = undefined;
    } catch (error) {
      known = reasonOf(error);
    }
    lookedAt = now();
    looking = undefined;
  }

  return async function reasonNotReady(): Promise<string | undefined> {
    if (now() - lookedAt < HOLDS_FOR) return known;
    looking ??= look();
    await Promise.race([looking, sleep(PATIENCE, undefined, { ref: false })]);
    return known;
  };
}
