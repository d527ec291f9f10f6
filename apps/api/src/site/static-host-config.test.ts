import { expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';
import { cspSources, NO_THIRD_PARTIES } from './csp-sources.ts';
import { headersFile, redirectsFile } from './static-host-config.ts';

const HASHES = ["'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='"];
const ALL = { analytics: true, ads: true, klaro: 'https://cdn.example' };

test.each([
  ['no third party', NO_THIRD_PARTIES],
  ['all of them', ALL],
])(
  'a host of static files gets the headers that our server sends, with %s',
  async (_, thirdParties) => {
    const policy = { scriptHashes: HASHES, thirdParties };
    const [everywhere = '', assets = '', data = '', worker = ''] = (
      await headersFile(policy)
    ).split('\n\n');
    const reply = await createTestApp({ csp: cspSources(policy) }).request('/healthz');
    // Health isn't cached; files have rules of their own.
    const sent = [...reply.headers].filter(([name]) => !/^(content-type|cache-control)/.test(name));
    expect(everywhere.trim().split('\n')).toEqual([
      '/*',
      ...sent.map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(everywhere).toContain(HASHES[0]);
    expect(assets).toBe('/assets/*\n  cache-control: public, max-age=31536000, immutable');
    expect(data).toBe('/data/*\n  cache-control: no-cache\n  access-control-allow-origin: *');
    expect(worker).toBe('/sw.js\n  cache-control: no-cache\n');
  },
);

test('aliases of the other language redirect to the canonical page, the rest to "not found"', () => {
  const lines = redirectsFile().trim().split('\n');
  expect(lines).toContain('/ja/free-sudoku-game/easy /ja/game/easy 301');
  expect(lines).toContain('/en/nanpure-game/hard /en/game/hard 301');
  expect(lines.filter((line) => line.startsWith('/en/') && line.endsWith(' 404'))).toEqual([
    '/en/game/:difficulty /en/404-game.html 404',
    '/en/free-sudoku-game/:difficulty /en/404-game.html 404',
    '/en/online-sudoku-puzzle/:difficulty /en/404-game.html 404',
    '/en/sudoku-game/:difficulty /en/404-game.html 404',
    '/en/techniques/:techniqueId /en/404-technique.html 404',
    '/en/sudoku-techniques/:techniqueId /en/404-technique.html 404',
    '/en/sudoku-solver-techniques/:techniqueId /en/404-technique.html 404',
    '/en/learn-sudoku/:techniqueId /en/404-technique.html 404',
    '/en/* /en/404.html 404',
  ]);
  expect(lines.at(-1)).toBe('/ja/* /ja/404.html 404');
  expect(lines.filter((line) => !/^\/(en|ja)\//.test(line))).toEqual([]);
});
