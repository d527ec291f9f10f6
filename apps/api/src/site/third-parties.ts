import { err, ok, type Result } from '@nanpure/engine';
import { z } from 'zod';
import { isMissing } from './json-file.ts';
import { NO_THIRD_PARTIES, type ThirdParties } from './third-party-sources.ts';

const FILE = 'third-parties.json';

/** Names only: a file of the site can't say what the policy allows. */
const ThirdPartiesSchema = z.strictObject({
  analytics: z.boolean(),
  ads: z.boolean(),
  klaro: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/)
    .nullable(),
});

/**
 * Reads which third parties the pages of the site talk to, as the site's build wrote it down. A build
 * without the file has none.
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
