/** Hunts the examples of the reference pages: `npm run hunt:examples -- --help` tells how. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Puzzle } from '@nanpure/engine';
import { generateUnrated } from '@nanpure/engine/generator';
import type { LadderTechniqueId } from '@nanpure/engine/ladder';
import { REFERENCE_PAGES, type ReferenceId } from '../src/reference/index.ts';
import { exampleFile } from './examples/example-file.ts';
import { hunt } from './examples/hunt.ts';

const FOLDER = new URL('../src/reference/examples/', import.meta.url);

/** So many times as many puzzles are searched for techniques that are rare. */
const TIMES_FOR_RARE = 20;

function* puzzlesOf(seed: string, from: number, to: number): Generator<Puzzle, void> {
  for (let index = from; index < to; index++) {
    const symmetry = index % 2 === 0 ? 'rotational' : 'none';
    yield generateUnrated({ symmetry, seed: `${seed}/${index}` });
  }
}

function asCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('a whole number');
  return count;
}

function asPageIds(text: string, before: readonly ReferenceId[]): readonly ReferenceId[] {
  const page = REFERENCE_PAGES.find(({ id }) => id === text);
  if (!page) throw new InvalidArgumentError('the id of a reference page');
  return [...before, page.id];
}

/** How much there is to follow in each example. */
function report(found: ReturnType<typeof hunt>, techniques: readonly LadderTechniqueId[]): string {
  const lines = techniques.map((technique) => {
    const effort = found.get(technique)?.effort.toFixed(1) ?? 'none';
    return `${effort.padStart(6)}  ${technique}`;
  });
  return lines.join('\n');
}

new Command('npm run hunt:examples --')
  .description('Writes an example of every technique beyond the lessons, hunted in new puzzles.')
  .option('--seed <text>', 'which puzzles', 'beyond the eight')
  .option('--puzzles <count>', 'how many; each takes about half a second', asCount, 150)
  .option('--pages <ids...>', 'the only pages that are written anew', asPageIds, [])
  .action(({ seed, puzzles, pages: ids }) => {
    const pages = REFERENCE_PAGES.filter(({ id }) => ids.length === 0 || ids.includes(id));
    const techniques = pages.flatMap(({ rungs }) => rungs);
    const grounds = {
      puzzles: puzzlesOf(seed, 0, puzzles),
      others: puzzlesOf(seed, puzzles, TIMES_FOR_RARE * puzzles),
    };
    const found = hunt(grounds, techniques);
    mkdirSync(FOLDER, { recursive: true });
    const only = ids.length > 0 ? ` --pages ${ids.join(' ')}` : '';
    const command = `npm run hunt:examples -- --seed '${seed}' --puzzles ${puzzles}${only}`;
    for (const { id, rungs } of pages) {
      const own = rungs.flatMap((technique) => found.get(technique) ?? []);
      writeFileSync(new URL(`${id}.ts`, FOLDER), exampleFile(own, command));
    }
    console.log(`Seed "${seed}", ${puzzles} puzzles. How much there is to follow:`);
    console.log(report(found, techniques));
  })
  .parse();
