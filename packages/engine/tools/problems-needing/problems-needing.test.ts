import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Problem, parseProblemFile } from '../../src/public/bank.ts';
import {
  applyStep,
  DIFFICULTIES,
  type Difficulty,
  findSteps,
  Position,
  type Random,
  seededRandom,
  solveByLogic,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
  TECHNIQUES_OF_DIFFICULTY,
} from '../../src/public/index.ts';
import { shuffled } from '../../src/random.ts';
import { unwrap } from '../../src/testing/boards.ts';
import { furthestReach, type Reach } from '../../src/testing/every-order.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../../src/testing/trials.ts';
import { fileText, othersThan, problemsNeeding } from './needs.ts';

const IDS = TAUGHT_TECHNIQUES.map(({ id }) => id);
const readText = (name: string) =>
  readFileSync(new URL(`../../../../data/${name}`, import.meta.url), 'utf8');
const problemsOf = (difficulty: Difficulty) =>
  unwrap(parseProblemFile(JSON.parse(readText(`problems_${difficulty}.json`)))).problems;
const ALL = DIFFICULTIES.flatMap(problemsOf);
const NEEDING: ReturnType<typeof problemsNeeding> = JSON.parse(readText('problems_needing.json'));

function problemNamed(id: string): Problem {
  const problem = ALL.find((each) => each.id === id);
  if (!problem) throw new Error(`no ${id}`);
  return problem;
}

/** Where steps lead that are chosen at random, one after the other, until there is none. */
function playAtRandom(
  { puzzle }: Problem,
  techniques: readonly TaughtTechniqueId[],
  random: Random,
): Position {
  let position = Position.fromGrid(puzzle.givens);
  for (;;) {
    const now = position;
    const steps = shuffled(techniques, random).map((id) => [
      ...findSteps(now, { techniques: [id] }),
    ]);
    const [step] = shuffled(steps.find(({ length }) => length > 0) ?? [], random);
    if (!step) return position;
    position = applyStep(position, step);
  }
}

/** Candidates that some order of steps rules out, and that the reach keeps. */
function beyondReach(position: Position, reach: Reach): string[] {
  return position.emptyCells.toArray().flatMap((cell) => {
    const digits = position.digitsAt(cell);
    return reach
      .digitsAt(cell)
      .filter((digit) => !digits.includes(digit))
      .map(String);
  });
}

test('the file has every puzzle that surely needs a technique, and no other', {
  timeout: LONG_TEST_MS,
}, () => {
  const checked = ALL.filter((_, index) => index % TRIALS.bankStride === 0);
  const ids = checked.map(({ id }) => id);
  const found = problemsNeeding(checked);
  for (const id of IDS) {
    expect(NEEDING[id].filter((each) => ids.includes(each))).toEqual(found[id]);
  }
  if (checked.length === ALL.length) expect(readText('problems_needing.json')).toBe(fileText(ALL));
});

test('there are puzzles enough for each technique, of the easiest difficulty that takes it', () => {
  expect(Object.keys(NEEDING)).toEqual(IDS);
  for (const id of IDS) {
    expect(NEEDING[id].length).toBeGreaterThanOrEqual(60);
    const difficulties = new Set(NEEDING[id].map((each) => problemNamed(each).difficulty));
    const easiest = DIFFICULTIES.find((each) => TECHNIQUES_OF_DIFFICULTY[each].includes(id));
    expect([...difficulties]).toEqual([easiest]);
  }
});

test('no order of steps comes further than what counts as possible', {
  timeout: LONG_TEST_MS,
}, () => {
  const random = seededRandom(SEED);
  const sample = shuffled(ALL, random).slice(0, TRIALS.playedAtRandom);
  let stuck = 0;
  for (const problem of sample) {
    for (const technique of IDS) {
      const others = othersThan(technique);
      const reach = furthestReach(problem.puzzle, others);
      const end = playAtRandom(problem, others, random);
      expect([problem.id, technique, beyondReach(end, reach)]).toEqual([problem.id, technique, []]);
      expect(end.emptyCells.toArray()).toEqual(expect.arrayContaining([...reach.emptyCells]));
      if (!end.isSolved) stuck += 1;
    }
  }
  expect(stuck).toBeGreaterThan(0);
});

test('an X-Wing that a swordfish can replace, looked for in time, is not needed', () => {
  const { puzzle } = problemNamed('hard-0020');
  const others = othersThan('x-wing');
  expect(solveByLogic(puzzle, { techniques: others }).solved).toBe(false);
  expect(solveByLogic(puzzle, { techniques: [...others].reverse() }).solved).toBe(true);
  expect(NEEDING['x-wing']).not.toContain('hard-0020');
});
