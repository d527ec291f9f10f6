import { existsSync, readFileSync } from 'node:fs';

/** The JSON report that Vitest or Playwright left at a path; undefined where none came so far. */
export function reportAt(/** @type {string} */ path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
