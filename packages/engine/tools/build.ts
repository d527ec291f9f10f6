import { type InputOptions, type OutputOptions, rolldown } from 'rolldown';
import { entries } from '../entries.ts';

/* Builds what runs, without a word; tsup adds the types. */

/*
 * What several entries share lies in one file: Node takes longer to open a second one than to compile the rest of the
 * first. Bundlers take from it only what is asked for, as tables that are made on loading are marked pure.
 */
const groups = [{ name: 'shared', minShareCount: 2 }];

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
