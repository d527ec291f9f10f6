import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The list of a built page: the modules that it loads by itself, or once something on it is used. */
const MODULES = /<script type="application\/json" id="modules"[^>]*>(.*?)<\/script>/;

/** The list of a page that loads them once something is used. */
const MODULES_FOR_LATER = /<script type="application\/json" id="modules" data-unless-stored=/;

/** The code that stands in a page; data have a type. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** What a page loads that has no such list. */
const SCRIPT_IN_HTML =
  /<(?:script\b[^>]*\bsrc|link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref)="([^"]+[.]js)"/g;

/** `import … from "./x.js"`, `export … from "./x.js"` and `import "./x.js"` in minified code; not `import("./x.js")`. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'`]([.]{1,2}\/[^"'`]+[.]js)["'`]/g;

const matches = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, path]) => path ?? '');

/**
 * @param {string} html
 * @returns {string[]} the paths of the scripts that a page names
 */
function scriptsNamedIn(html) {
  const [, list = '[]'] = MODULES.exec(html) ?? [];
  return [...JSON.parse(list), ...matches(html, SCRIPT_IN_HTML)];
}

/**
 * What a built page that is read runs before anything on it is used: the code in it, as a file. Throws when the
 * page has none, or loads a script beside it.
 * @param {string} site the folder of the built site
 * @param {string} page a path in it, as en/index.html
 */
export function scriptsBeforeUse(site, page) {
  const html = readFileSync(join(site, page), 'utf8');
  const code = matches(html, INLINE_SCRIPT).join('\n');
  if (code === '') throw new Error(`${page} has no script`);
  if (!MODULES_FOR_LATER.test(html) || matches(html, SCRIPT_IN_HTML).length > 0) {
    throw new Error(`${page} loads scripts by itself`);
  }
  const file = join(mkdtempSync(join(tmpdir(), 'nanpure-scripts-')), 'inline.js');
  writeFileSync(file, code);
  return file;
}

/**
 * Every JavaScript file of a built page, whenever it loads them: its modules, its scripts and all that
 * these import statically. Throws when the page loads none, as a check of nothing would always pass.
 * @param {string} site the folder of the built site
 * @param {string} page a path in it, as en/index.html
 */
export function scriptsOfPage(site, page) {
  const html = readFileSync(join(site, page), 'utf8');
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = scriptsNamedIn(html).map((path) => resolve(join(site, path)));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    if (!existsSync(file)) throw new Error(`${page} loads ${file}, which does not exist`);
    found.add(file);
    const folder = dirname(file);
    const code = readFileSync(file, 'utf8');
    waiting.push(...matches(code, STATIC_IMPORT).map((path) => resolve(folder, path)));
  }
  if (found.size === 0) throw new Error(`${page} loads no script`);
  return [...found];
}
