import { defineConfig } from 'tsup';

/** What package.json exports. */
const ENTRIES = [
  ...['index', 'hints', 'game', 'generator', 'ladder', 'formats', 'bank', 'debug', 'testing'],
];
const entries = Object.fromEntries(ENTRIES.map((name) => [name, `src/public/${name}.ts`]));

/*
 * Bundlers drop a file that nobody uses, but keep the tables that a file fills when it is loaded. So the
 * solver becomes a file apart, and as the whole is asked for twice, it is put beside index.js: that one
 * only passes names on, and `solve` comes without the techniques.
 */
const parts = { 'parts/solve': 'src/public/main/solve.ts', 'parts/all': 'src/public/index.ts' };

export default defineConfig({
  entry: { ...entries, ...parts },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: entries },
  sourcemap: true,
  // One copy of every class, also for those who import two entries by require.
  splitting: true,
  clean: true,
});
