import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FOLDER = new URL('../../../data/', import.meta.url);
const FILES = [
  'problems_easy.json',
  'problems_medium.json',
  'problems_hard.json',
  'problems_index.json',
];

/** Puts the puzzles into the build at `/data`, for hosts that serve nothing but files. */
export function puzzleData(): Plugin {
  return {
    name: 'nanpure:puzzle-data',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const file of FILES) {
        const source = await readFile(new URL(file, FOLDER), 'utf8');
        this.emitFile({ type: 'asset', fileName: `data/${file}`, source });
      }
    },
  };
}
