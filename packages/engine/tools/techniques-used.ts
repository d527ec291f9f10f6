/**
 * Prints how often each technique of the ladder is used, and how many puzzles it doesn't finish: in new hard puzzles
 * with `npm run list:techniques-used -- 10000 seed`, in those of a file, one a line, with `… -- --file puzzles.txt`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hardPuzzles, puzzlesOf, techniqueTable } from './techniques-used/table.ts';

const { values, positionals } = parseArgs({
  options: { file: { type: 'string' } },
  allowPositionals: true,
});
const [count = '1000', seed = 'techniques'] = positionals;
const table =
  values.file === undefined
    ? techniqueTable(
        hardPuzzles(Number(count), seed),
        `minimal puzzles beyond the course, seed ${seed}`,
      )
    : techniqueTable(puzzlesOf(readFileSync(values.file, 'utf8')), `puzzles of ${values.file}`);
process.stdout.write(table);
