import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ofToday } from '../../../engine/src/testing/day.ts';
import { IS_PROOF } from '../../../engine/src/testing/proof.ts';
import { GRADES, loadTasks, type StationWithTasks, taskKey } from '../../src/course/index.ts';
import { loadRows, STATIONS_WITH_TASKS } from '../../src/course/load-tasks.ts';
import { LONG_TEST_MS } from '../../src/testing/trials.ts';
import { readBank } from './bank.ts';
import { chooseTasks, findsFor } from './choose.ts';
import { type Way, wayThrough } from './finds.ts';
import { renewTasks } from './renew.ts';
import { SEED } from './seed.ts';
import { taskFile } from './task-file.ts';

/** Each task is found again within so many days. */
const DAYS = 12;

const PROBLEMS = readBank();

/** Fish need puzzles that can't do without them, which are few: their files are written again in little time. */
const FISH: readonly StationWithTasks[] = ['x-wing', 'swordfish'];
const WRITTEN_AGAIN = IS_PROOF ? STATIONS_WITH_TASKS : ofToday(FISH, FISH.length);

/** The ways through the puzzles that can have something for a station. */
function waysFor(id: StationWithTasks): Way[] {
  const problems = FISH.includes(id)
    ? PROBLEMS.filter(({ techniquesRequired }) => techniquesRequired.includes(id))
    : PROBLEMS;
  return problems.map(wayThrough);
}

test.each(WRITTEN_AGAIN)(
  'the file of %s is what is chosen today',
  { timeout: LONG_TEST_MS },
  async (id) => {
    const rows = renewTasks(await loadRows(id), findsFor(waysFor(id), id, SEED));
    const file = readFileSync(new URL(`../../src/course/tasks/${id}.ts`, import.meta.url), 'utf8');
    expect(file).toBe(taskFile(rows, SEED));
  },
);

test.each(STATIONS_WITH_TASKS)('the tasks of %s are found in their puzzles again', async (id) => {
  const byId = new Map(PROBLEMS.map((problem) => [problem.id, problem]));
  for (const { effort, grade, ...task } of ofToday(await loadTasks(id), DAYS)) {
    const problem = byId.get(task.puzzle);
    const finds = findsFor(problem ? [wayThrough(problem)] : [], id, SEED);
    expect(
      finds.map((find) => ({ ...find.task, effort: find.effort })),
      taskKey({ ...task }),
    ).toContainEqual({ ...task, effort });
    expect(GRADES).toContain(grade);
  }
});

describe('what is chosen', () => {
  const ways = PROBLEMS.slice(0, 400)
    .filter((_, index) => index % 5 === 0)
    .map(wayThrough);
  const finds = findsFor(ways, 'naked-single', 'any seed');

  test('comes from other puzzles each time, the easier ones first', () => {
    const rows = chooseTasks(finds, 'naked-single');
    const all = GRADES.flatMap((grade) => rows[grade]);
    expect(all.length).toBeGreaterThan(10);
    expect(new Set(all.map(([puzzle]) => puzzle)).size).toBe(all.length);
    const efforts = all.map(([, , , effort]) => effort);
    expect(efforts).toEqual([...efforts].sort((one, other) => one - other));
  });

  test('leaves out the most laborious', () => {
    const most = Math.max(...finds.map(({ effort }) => effort));
    const rows = chooseTasks(finds, 'naked-single');
    expect(rows[3].every(([, , , effort]) => effort < most)).toBe(true);
  });

  test('does not depend on the order of the puzzles', () => {
    const reversed = findsFor([...ways].reverse(), 'naked-single', 'any seed');
    expect(chooseTasks(reversed, 'naked-single')).toEqual(chooseTasks(finds, 'naked-single'));
  });
});
