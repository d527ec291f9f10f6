import type { Result } from '@nanpure/engine';
import { z } from 'zod';
import { readBuildFile } from './build-file.ts';
import { NO_THIRD_PARTIES, type ThirdParties } from './csp-sources.ts';
import type { ReadJson } from './json-file.ts';

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
export function loadThirdParties(readJson: ReadJson): Promise<Result<ThirdParties, string>> {
  return readBuildFile(readJson, {
    name: 'third-parties.json',
    schema: ThirdPartiesSchema,
    ifMissing: NO_THIRD_PARTIES,
  });
}
