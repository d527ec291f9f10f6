import { constants } from 'node:fs';
import { access, lstat, readlink, stat } from 'node:fs/promises';
import { dirname, isAbsolute, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../http/errors/error-reason.ts';
import { fileOf } from './database-url.ts';
import type { ContactStore } from './store.ts';

/** How long the result of a check is cached. */
const CACHE_MS = 3_000;
/** After that the previous result is answered. */
const CHECK_TIMEOUT_MS = 1_000;

/** Undefined where there is nothing at a path; rejects for any other reason. */
async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The nearest folder above a path that is there, be it only as a link. */
async function folderAbove(path: string): Promise<string> {
  const folder = dirname(path);
  return (await unlessMissing(lstat(folder))) ? folder : folderAbove(folder);
}

/** Where the link at a path leads, which may be a link again. */
async function followLink(path: string): Promise<string> {
  const target = await readlink(path);
  // Not normalized: `..` is what it is on the disk, where folders may be links, too.
  return isAbsolute(target) ? target : `${dirname(path)}${sep}${target}`;
}

/**
 * Rejects where a file that isn't there can't be created. Its folders may be missing, as they are created, too; but
 * not those that a link leads to: a volume that isn't mounted looks like that.
 */
async function checkCreatable(file: string, aboveIt = folderAbove): Promise<void> {
  const isLink = (await unlessMissing(lstat(file)))?.isSymbolicLink();
  if (isLink) return checkCreatable(await followLink(file), async (target) => dirname(target));
  // The separator at its end makes it reject for a file.
  await access(`${await aboveIt(file)}${sep}`, constants.W_OK);
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
      const isNew = file !== undefined && (await unlessMissing(stat(file))) === undefined;
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
