import { readFileSync } from 'node:fs';
import { DIFFICULTIES, type Puzzle, parseGrid, parsePuzzle } from '@nanpure/engine';
import { parseProblemFile } from '@nanpure/engine/bank';
import { isWon } from '@nanpure/engine/game';
import { SAMPLE_PUZZLES } from '@nanpure/engine/testing';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../../testing/trials.ts';
import { loadHintWriter } from '../load.ts';
import { templatesOf } from './read-text.ts';
import { claimBoard } from './testing/claim-boards.ts';
import { askInARow, Findings, playByHints, type Writers } from './testing/play-hints.ts';

/*
 * Every sentence of a hint that states something is read back into claims, by parsers that know nothing of how
 * it was written, and held against the board by logic that shares nothing with what found it.
 */

/** So many flaws are shown. */
const MOST_SHOWN = 5;

function puzzleOf(text: string): Puzzle {
  const grid = parseGrid(text);
  const puzzle = grid.ok ? parsePuzzle(grid.value) : grid;
  if (!puzzle.ok) throw new Error(`no puzzle: ${text}`);
  return puzzle.value;
}

function bankOf(difficulty: string): Puzzle[] {
  const file = new URL(`../../../../../data/problems_${difficulty}.json`, import.meta.url);
  const parsed = parseProblemFile(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`no problems: ${difficulty}`);
  return parsed.value.problems.map(({ puzzle }) => puzzle);
}

const BANK = DIFFICULTIES.map(bankOf);
/** The puzzles of the bank, each difficulty in turn, and those that no technique solves. */
const PUZZLES = [
  ...(BANK[0] ?? []).flatMap((_, index) => BANK.flatMap((puzzles) => puzzles[index] ?? [])),
];
const BEYOND = SAMPLE_PUZZLES.beyond.map(puzzleOf);

let writers: Writers;

beforeAll(async () => {
  writers = { en: await loadHintWriter('en'), ja: await loadHintWriter('ja') };
});

function expectNoFlaws({ flaws }: Findings): void {
  const shown = flaws.slice(0, MOST_SHOWN).join('\n\n');
  expect(flaws.length, `${flaws.length} flaws, seed ${SEED}\n${shown}`).toBe(0);
}

/** One board in so many is of a puzzle that no technique solves. */
const BEYOND_EACH = 5;

const onBoards = new Findings();

test('every sentence of every hint is true, in both languages alike', {
  timeout: 2 * LONG_TEST_MS,
}, () => {
  for (let index = 0; index < TRIALS.claimBoards; index++) {
    const puzzles = index % BEYOND_EACH === 0 ? BEYOND : PUZZLES;
    askInARow(claimBoard(puzzles, index), { number: index, writers }, onBoards);
  }
  expectNoFlaws(onBoards);
});

test.each(LANGUAGES)('every sentence that is known in %s was said', (language) => {
  const said = onBoards.templates[language];
  expect(templatesOf(language).filter((template) => !said.has(template))).toEqual([]);
});

/** So far apart are the puzzles that are played, of one difficulty after the other. */
const STRIDE = 7;

test('who presses Hint and Apply is told nothing but what is true', {
  timeout: 2 * LONG_TEST_MS,
}, () => {
  const findings = new Findings();
  for (let index = 0; index < TRIALS.claimGames; index++) {
    const puzzle = PUZZLES[(index * STRIDE) % PUZZLES.length];
    if (!puzzle) throw new Error('there are no puzzles');
    expect(isWon(playByHints(puzzle, { number: index, writers }, findings))).toBe(true);
  }
  expectNoFlaws(findings);
});
