import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/server-process.ts';
import { isBuiltSite, originNamedBy, originTrouble } from './built-site.ts';

function homePage(canonical: string): string {
  return `<head><link rel="canonical" href="${canonical}" data-page-head=""/></head>`;
}

function siteBuiltFor(origin: string): string {
  const web = temporaryFolder();
  mkdirSync(join(web, 'en'));
  writeFileSync(join(web, 'en', 'index.html'), homePage(`${origin}/en`));
  return web;
}

test('a folder with no home page has no site', () => {
  expect(isBuiltSite(siteBuiltFor(''))).toBe(true);
  expect(isBuiltSite(temporaryFolder())).toBe(false);
});

test('a home page names its origin in its canonical link', () => {
  expect(originNamedBy(homePage('https://example.org/en'))).toBe('https://example.org');
  expect(originNamedBy(homePage('/en'))).toBe('');
  expect(originNamedBy('<head></head>')).toBeUndefined();
});

describe('of pages that were built for another address', () => {
  const own = 'https://example.org';

  test('the operator is told, with both addresses', () => {
    expect(originTrouble(siteBuiltFor(''), own)).toMatch(
      /was not set as .* is https:\/\/example\.org now:/,
    );
    expect(originTrouble(siteBuiltFor('https://example.net'), own)).toMatch(
      /was https:\/\/example\.net as /,
    );
    expect(originTrouble(siteBuiltFor(own), undefined)).toMatch(/ is not set now:/);
  });

  test('nothing is said where both are the same', () => {
    expect(originTrouble(siteBuiltFor(own), own)).toBeUndefined();
    expect(originTrouble(siteBuiltFor(''), undefined)).toBeUndefined();
  });
});
