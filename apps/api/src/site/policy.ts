import { ok, type Result } from '@nanpure/engine';
import { loadScriptHashes } from './csp-hashes.ts';
import type { SitePolicy } from './csp-sources.ts';
import type { ReadJson } from './json-file.ts';
import { loadThirdParties } from './third-parties.ts';

/** Reads what the site's build wrote down for the policy; a damaged file is an error. */
export async function loadPolicy(readJson: ReadJson): Promise<Result<SitePolicy, string>> {
  const scriptHashes = await loadScriptHashes(readJson);
  if (!scriptHashes.ok) return scriptHashes;
  const thirdParties = await loadThirdParties(readJson);
  if (!thirdParties.ok) return thirdParties;
  return ok({ scriptHashes: scriptHashes.value, thirdParties: thirdParties.value });
}
