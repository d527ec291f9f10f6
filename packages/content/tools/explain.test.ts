import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parsePuzzle } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { loadHintWriter } from '../src/hints/index.ts';
import { explanationOf } from './explanation.ts';

const EASY = '.32.........3128..6.19.4...52.8.7..11..2.5..87..1.3.92...4.12.3..4528.........74.';
const BEYOND = '........2.....3...375.....1..4.2....8.1..9..3...3.1.2.69...74.8....4..1.......97.';

async function explained(text: string, language: 'en' | 'ja' = 'en') {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error.code);
  return explanationOf(puzzle.value, await loadHintWriter(language));
}

describe('an explanation', () => {
  test('leads to the solution, a sentence a step, and says what it takes', async () => {
    const text = await explained(EASY);
    expect(text).toMatch(/^1\. (?:naked|hidden) single: .+\.$/m);
    expect(text).toContain('Difficulty: easy');
    expect(text).toMatch(/Techniques on the easiest-first path: naked single/);
    expect(text).not.toMatch(/undefined|NaN/);
  });

  test('speaks Japanese, too', async () => {
    expect(await explained(EASY, 'ja')).toMatch(/^1\. .+。$/m);
  });

  test('shows where logic ends in a puzzle beyond the eight techniques', async () => {
    const text = await explained(BEYOND);
    expect(text).toContain('None of the eight techniques goes on from here');
    expect(text).toContain('Difficulty: beyond');
  });
});

describe('the command', () => {
  const TOOL = fileURLToPath(new URL('explain.ts', import.meta.url));
  const COMMAND = ['--conditions=@nanpure/source', '--import', 'tsx', TOOL];

  test('takes an id of the bank', () => {
    const said = execFileSync(process.execPath, [...COMMAND, 'hard-0001'], { encoding: 'utf8' });
    expect(said).toContain('Difficulty: hard');
  });

  test('says what is wrong with anything else', () => {
    const asked = [...COMMAND, 'easy-9999'];
    const { status, stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('"easy-9999" is neither in the bank nor a puzzle');
  });
});
