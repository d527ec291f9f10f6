/** Writes which puzzles need which technique, and the facts of each: `npm run list:problems-needing`, after every new bank. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseProblemFile } from '../src/public/bank.ts';
import { DIFFICULTIES } from '../src/public/index.ts';
import { recordText } from './build-puzzles/recorded-facts.ts';
import { fileText } from './problems-needing/needs.ts';

const DATA_FOLDER = new URL('../../../data/', import.meta.url);

const problems = DIFFICULTIES.flatMap((difficulty) => {
  const name = `problems_${difficulty}.json`;
  const file = parseProblemFile(JSON.parse(readFileSync(new URL(name, DATA_FOLDER), 'utf8')));
  if (!file.ok) throw new Error(`${name}, ${file.error.at}: ${file.error.message}`);
  return file.value.problems;
});
writeFileSync(new URL('problems_needing.json', DATA_FOLDER), fileText(problems));
writeFileSync(new URL('build-puzzles/recorded-facts.json', import.meta.url), recordText(problems));
