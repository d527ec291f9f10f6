import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { idAt, pathOfPuzzle } from '../src/lib/bank/bank-path.ts';

const FOLDER = new URL('../../../data/', import.meta.url);
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

interface BankFile {
  readonly problems: readonly { readonly id: string }[];
}

/** Each puzzle of a file as a file of its own. */
function filesOfPuzzles(difficulty: (typeof DIFFICULTIES)[number], source: string) {
  const { problems }: BankFile = JSON.parse(source);
  return problems.map((problem, place) => {
    const id = idAt(difficulty, place);
    if (problem.id !== id) throw new Error(`The bank has ${problem.id} in the place of ${id}.`);
    return { fileName: pathOfPuzzle(id).slice(1), source: JSON.stringify(problem) };
  });
}

/**
 * Puts the puzzles into the build: at `/data` as they are, for hosts that serve nothing but files, and at
 * `/puzzles` one by one, as a game needs no more of them.
 */
export function puzzleData(): Plugin {
  return {
    name: 'nanpure:puzzle-data',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const read = (file: string) => readFile(new URL(file, FOLDER), 'utf8');
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const difficulty of DIFFICULTIES) {
        const file = `problems_${difficulty}.json`;
        const source = await read(file);
        emit(`data/${file}`, source);
        for (const each of filesOfPuzzles(difficulty, source)) emit(each.fileName, each.source);
      }
      emit('data/problems_index.json', await read('problems_index.json'));
    },
  };
}
