import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/* CONTRIBUTING.md names files and folders, and its map is to have all folders of the first level. */

const root = fileURLToPath(new URL('..', import.meta.url));
const GUIDE = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').replaceAll('\r', '');
/** What is installed or built, and holds no source. */
const MADE =
  /^(?:node_modules|dist|dist-ssr|test-results|playwright-report|coverage|\.(?!ci$|github$).+)$/;

/**
 * All files in a folder, by their paths. A folder without a file isn't there, as for git.
 * @returns {string[]}
 */
function filesIn(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (!entry.isDirectory()) return [path];
    return MADE.test(entry.name) ? [] : filesIn(path);
  });
}

const FILES = filesIn('.');

const foldersIn = (/** @type {string} */ folder) => [
  ...new Set(
    FILES.flatMap((path) => {
      const [name = '', ...rest] = path.slice(folder.length + 1).split('/');
      return path.startsWith(`${folder}/`) && rest.length > 0 ? [name] : [];
    }),
  ),
];

/**
 * `{en,ja}/a.ts` is two paths.
 * @returns {string[]}
 */
function expanded(/** @type {string} */ name) {
  const [all, choices = ''] = /\{([\w,-]+)\}/.exec(name) ?? [];
  if (all === undefined) return [name];
  return choices.split(',').flatMap((choice) => expanded(name.replace(all, choice)));
}

/** What stands as code in a text. */
const namesIn = (/** @type {string} */ text) =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) => expanded(name));

/** A path that is written out, of a folder (with a slash at its end) or of a source file. */
const WRITTEN_OUT = /^[\w.][\w./-]*(?:\/|\.(?:ts|tsx|mjs|css|svg|md|yml|json))$/;

/** Whether there is such a file or, with a slash at the end, a folder, seen from whatever folder. */
const isThere = (/** @type {string} */ name) =>
  FILES.some((path) =>
    name.endsWith('/') ? `/${path}`.includes(`/${name}`) : `/${path}`.endsWith(`/${name}`),
  );

/** What the map says of a workspace. */
function sectionOf(/** @type {string} */ workspace) {
  const [, section] = GUIDE.split(`\n### \`${workspace}\``);
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no heading for ${workspace}`);
  const [text = ''] = section.split(/\n##/);
  return text;
}

/** The names in the first column of the tables. */
const listedIn = (/** @type {string} */ section) =>
  [...section.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, first = '']) => namesIn(first));

test('CONTRIBUTING.md names files and folders that are there', () => {
  const names = [...new Set(namesIn(GUIDE))].filter((name) => WRITTEN_OUT.test(name));
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

describe('the map', () => {
  test.each([
    ['packages/engine', ['src/']],
    ['packages/content', ['src/']],
    ['apps/web', ['', 'src/features/game/']],
    ['apps/api', ['src/']],
  ])('of %s lists in its tables what is there, or beside `src`', (workspace, folders) => {
    const listed = listedIn(sectionOf(workspace));
    expect(listed.length).toBeGreaterThan(10);
    const bases = ['', ...folders].map((folder) => `${workspace}/${folder}`);
    const lacking = listed.filter((name) => {
      const bare = name.replace(/\/$/, '');
      return !bases.some((base) => isThere(base + bare) || isThere(`${base}${bare}/`));
    });
    expect(lacking).toEqual([]);
  });

  // How each part of the map writes the name of a folder.
  test.each([
    ['packages/engine', 'src', ['*/']],
    ['packages/content', 'src', ['*/']],
    ['apps/web', 'src', ['src/*']],
    ['apps/web', 'src/features', ['*', 'features/*']],
    ['apps/api', 'src', ['*']],
  ])('of %s names all folders in %s', (workspace, part, ways) => {
    const section = sectionOf(workspace);
    const prose = section.replace(/^\|.*$/gm, '');
    const names = [...listedIn(section), ...namesIn(prose)];
    const folders = foldersIn(`${workspace}/${part}`);
    expect(folders.length).toBeGreaterThan(5);
    const lacking = folders.filter((folder) => {
      const written = ways.map((way) => way.replace('*', folder));
      return !names.some((name) =>
        written.some((each) => name === each || (each.endsWith('/') && name.startsWith(each))),
      );
    });
    expect(lacking).toEqual([]);
  });
});
