import { expect, test } from 'vitest';
import { faultsOfPackage } from './packed-files.mjs';

const manifest = {
  exports: {
    '.': {
      '@source': './src/index.ts',
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
    },
    './package.json': './package.json',
  },
};

const files = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'dist/index.js',
  'dist/index.js.map',
  'dist/index.d.ts',
  'src/index.ts',
  'src/solver/solve.ts',
];

test('a package holds what it names, and what every package has', () => {
  expect(faultsOfPackage(files, manifest)).toEqual([]);
  for (const gone of ['LICENSE', 'CHANGELOG.md', 'dist/index.d.ts', 'src/index.ts']) {
    const rest = files.filter((path) => path !== gone);
    expect(faultsOfPackage(rest, manifest)).toEqual([`missing: ${gone}`]);
  }
});

test.each([
  'src/grid.test.ts',
  '.env',
  'tools/explain.ts',
  'tsup.config.ts',
  'dist/old/index.js',
  'readme.test.ts',
])('a package does not hold %s', (path) => {
  expect(faultsOfPackage([...files, path], manifest)).toEqual([`strange: ${path}`]);
});
