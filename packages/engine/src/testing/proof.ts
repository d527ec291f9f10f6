/** The value of an environment variable; undefined where there is none, or no environment. */
export function environmentOf(name: string): string | undefined {
  const { process } = globalThis as { process?: { env: Partial<Record<string, string>> } };
  return process?.env[name];
}

/** Whether an environment variable is 1. */
export function isSet(name: string): boolean {
  return environmentOf(name) === '1';
}

/**
 * Whether tests of any package run at the length of a proof, many minutes: `npm run proof`, or
 * `PROOF=1 npx vitest run …` and `PROOF=1 npx playwright test …`.
 */
export const IS_PROOF = isSet('PROOF');

/** How long a test with many trials may take, in milliseconds: far more than it needs. */
export const LONG_TEST_MS = IS_PROOF ? 3_600_000 : 120_000;
