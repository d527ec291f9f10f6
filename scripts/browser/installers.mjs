import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runOrThrow } from '../run.mjs';

/* Chromium as Playwright and Debian provide it. */

const require = createRequire(new URL('../../apps/web/package.json', import.meta.url));

/** Downloads can hang on a closed network. */
const TWO_MINUTES = 120_000;

/** Where Playwright keeps the Chromium of its version, be it there or not. */
export const playwrightChromium = () => require('@playwright/test').chromium.executablePath();

/** Lets Playwright download its Chromium; answers the path. Throws when it cannot. */
export function installWithPlaywright() {
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  runOrThrow(process.execPath, [cli, 'install', 'chromium'], { timeout: TWO_MINUTES });
  return playwrightChromium();
}

/** Installs Debian's Chromium; answers the path. Throws without root or apt. */
export function installWithApt() {
  if (process.getuid?.() !== 0) throw new Error('apt needs root');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  runOrThrow('apt-get', ['update'], { env, timeout: TWO_MINUTES });
  runOrThrow('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env });
  return '/usr/bin/chromium';
}
