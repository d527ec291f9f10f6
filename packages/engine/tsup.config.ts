import { defineConfig } from 'tsup';
import { entries } from './entries.ts';

/** The types, beside what rolldown has built. */
export default defineConfig({
  entry: entries,
  format: ['esm', 'cjs'],
  dts: { only: true },
});
