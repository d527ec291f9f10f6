import { err, ok, type Result } from '@nanpure/engine';
import { z } from 'zod';
import { NO_THIRD_PARTIES, type ThirdParties } from './csp-sources.ts';
import { isMissing } from './json-file.ts';

const FILE = 'third-parties.json';

/** Names only: what the policy allows for them is fixed here. */
const ThirdPartiesSchema = z.strictObject({
  analytics: z.boolean(),
  ads: z.boolean(),
  klaro: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
    .nullable(),
});

/**
 * Reads which third parties the pages of the site load, which the build writes down; none where the file is
 * missing.
 */
export async function loadThirdParties(
  readJson: (name: string) => Promise<unknown>,
): Promise<Result<ThirdParties, string>> {
  try {
    const parsed = ThirdPartiesSchema.safeParse(await readJson(FILE));
    return parsed.success ? ok(parsed.data) : err(`${FILE}: ${z.prettifyError(parsed.error)}`);
  } catch (error) {
    return isMissing(error) ? ok(NO_THIRD_PARTIES) : err(`${FILE}: ${String(error)}`);
  }
}
