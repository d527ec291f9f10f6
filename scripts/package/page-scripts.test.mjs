import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { scriptsBeforeUse, scriptsOfPage } from './page-scripts.mjs';

const site = mkdtempSync(join(tmpdir(), 'nanpure-site-'));
afterEach(() => rmSync(site, { recursive: true, force: true }));

function writeSite(/** @type {string} */ html, /** @type {Record<string, string>} */ scripts) {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), html);
  for (const [name, code] of Object.entries(scripts)) {
    writeFileSync(join(site, 'assets', name), code);
  }
}

test('counts scripts, preloads and static imports once, and nothing that is loaded later', () => {
  const html = `
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="prefetch" href="/assets/later.js"><link rel="stylesheet" href="/assets/a.css">`;
  writeSite(html, {
    'main.js': 'import{a}from"./react.js";import"./side.js";const l=()=>import("./later.js");',
    'react.js': 'export*from"./shared.js";',
    'side.js': "import*as s from'./shared.js'",
    'shared.js': '',
    'later.js': '',
  });
  const found = scriptsOfPage(site, 'index.html').map((path) => basename(path));
  expect(found.sort()).toEqual(['main.js', 'react.js', 'shared.js', 'side.js']);
});

test('counts the modules that a page lists', () => {
  const html =
    '<script type="application/json" id="modules">["/assets/a.js","/assets/b.js"]</script>';
  writeSite(html, { 'a.js': 'import"./b.js"', 'b.js': '' });
  const found = scriptsOfPage(site, 'index.html').map((path) => basename(path));
  expect(found.sort()).toEqual(['a.js', 'b.js']);
});

test('refuses a page without scripts and a script that is missing', () => {
  writeSite('<p>Nothing</p>', {});
  expect(() => scriptsOfPage(site, 'index.html')).toThrow('loads no script');
  writeSite('<script src="/assets/gone.js"></script>', {});
  expect(() => scriptsOfPage(site, 'index.html')).toThrow('gone.js, which does not exist');
});

const LIST =
  '<script type="application/json" id="modules" data-unless-stored="">["/assets/a.js"]</script>';

test('counts the modules of a page that is read, and apart from them what it runs before it is used', () => {
  writeSite(`<script>first()</script>${LIST}<script>second()</script>`, { 'a.js': '' });
  expect(scriptsOfPage(site, 'index.html').map((path) => basename(path))).toEqual(['a.js']);
  const file = scriptsBeforeUse(site, 'index.html');
  expect(readFileSync(file, 'utf8')).toBe('first()\nsecond()');
});

test.each([
  ['has no script', LIST],
  ['loads scripts by itself', `<script>a()</script>${LIST.replace(' data-unless-stored=""', '')}`],
  ['loads scripts by itself', `<script>a()</script>${LIST}<script src="/assets/a.js"></script>`],
])('refuses a page for readers that %s', (reason, html) => {
  writeSite(html, { 'a.js': '' });
  expect(() => scriptsBeforeUse(site, 'index.html')).toThrow(reason);
});
