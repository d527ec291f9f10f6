import { type InputOptions, type OutputOptions, rolldown } from 'rolldown';
import { entries } from '../entries.ts';

/* Builds what runs, without a word; tsup adds the types. */

/** Files below `src`, without their ending. */
function filesOf(...paths: readonly string[]): RegExp {
  return new RegExp(`/src/(?:${paths.join('|')})\\.ts$`);
}

/*
 * What entries share. Node takes about a millisecond for each file, so there are few: one for each way of sharing
 * would be twenty. Bundlers drop a function that nobody uses, but keep the tables that a file fills when it is loaded,
 * so what only solves, explains or generates is not loaded by all.
 */
const groups = [
  {
    name: 'solving',
    test: filesOf(
      '(?:types|quoted|arguments|result|once|random|house-mask|cell-set|houses|grid|grid-argument)',
      '(?:solver/.*|public/main/solve)',
    ),
  },
  {
    name: 'logic',
    test: filesOf(
      '(?:position|candidates|technique|techniques/.*|step|rating|read-puzzle)',
      '(?:steps/(?:premise|path|step-pattern)|public/readers|public/main/logic)',
    ),
  },
  {
    name: 'searches',
    test: filesOf('(?:hints|generator)/.*', 'public/hint-(?:request|reader)'),
    minShareCount: 2,
  },
];

function outputOf(format: 'esm' | 'cjs', ending: string): OutputOptions {
  return {
    dir: 'dist',
    format,
    entryFileNames: `[name].${ending}`,
    chunkFileNames: `parts/[name].${ending}`,
    codeSplitting: { groups },
    comments: { legal: false, jsdoc: false, annotation: true },
    // A sign for compilers that `require` what was a module.
    esModule: true,
    sourcemap: true,
    // They are in the package themselves.
    sourcemapExcludeSources: true,
  };
}

const input: InputOptions = {
  input: entries,
  platform: 'neutral',
  transform: { target: 'es2022' },
  treeshake: { moduleSideEffects: false },
};

const bundle = await rolldown(input);
await bundle.write({ ...outputOf('esm', 'js'), cleanDir: true });
await bundle.write(outputOf('cjs', 'cjs'));
await bundle.close();
