import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../http/errors/error-reason.ts';
import { databaseExists, fileOf } from './database-url.ts';
import type { ContactStore } from './store.ts';

/** How long the result of a check is cached. */
const CACHE_MS = 3_000;
/** After that the previous result is answered. */
const CHECK_TIMEOUT_MS = 1_000;

/** Rejects where a file can't be created: by its nearest parent folder that exists. */
async function checkCreatable(file: string) {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  // The separator at its end makes it reject for a file.
  await access(`${folder}${sep}`, constants.W_OK);
}

interface ReadinessOptions {
  readonly databaseUrl: string;
  readonly store: Pick<ContactStore, 'check'>;
  readonly now: () => number;
}

/**
 * Returns a function that resolves to the reason why a message couldn't be stored now, as a code without paths;
 * undefined where it could. It may be called at any rate: results are cached, and checks don't overlap.
 */
export function storageReadiness({ databaseUrl, store, now }: ReadinessOptions) {
  const file = fileOf(databaseUrl);
  let lastReason: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check() {
    try {
      const isNew = file !== undefined && !databaseExists(databaseUrl);
      await (isNew ? checkCreatable(file) : store.check());
      lastReason = undefined;
    } catch (error) {
      lastReason = reasonOf(error);
    }
    checkedAt = now();
    checking = undefined;
  }

  return async function reasonNotReady(): Promise<string | undefined> {
    if (now() - checkedAt < CACHE_MS) return lastReason;
    checking ??= check();
    await Promise.race([checking, sleep(CHECK_TIMEOUT_MS, undefined, { ref: false })]);
    return lastReason;
  };
}
