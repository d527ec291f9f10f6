import { isDeepStrictEqual } from 'node:util';
import { type AskedTask, type CourseTask, GRADES, type Grade } from '../../src/course/index.ts';
import { type TaskRows, tasksOf } from '../../src/course/task-rows.ts';
import { byEffort, rowOf } from './choose.ts';
import type { Find } from './finds.ts';

/* Players' progress has the names of tasks: those that are good stay, whatever else could be chosen today. */

/** What a task asks: only the efforts of those that ask the same compare. */
function sortOf(task: AskedTask): string {
  return task.kind === 'which-one' ? task.technique : task.kind;
}

/** Whether a find could take the place of a task. */
function couldReplace({ task: asked, grade }: Find, task: CourseTask): boolean {
  return sortOf(asked) === sortOf(task) && (grade === undefined || grade === task.grade);
}

function isFindOf({ effort, grade, ...asked }: CourseTask): (find: Find) => boolean {
  return (find) => find.effort === effort && isDeepStrictEqual(find.task, asked);
}

/** The find that takes most nearly as much effort as a task, of a puzzle that no other task is from. */
function nearestTo(task: CourseTask, finds: readonly Find[], used: ReadonlySet<string>) {
  const far = ({ effort }: Find) => Math.abs(effort - task.effort);
  const [nearest] = finds
    .filter((find) => couldReplace(find, task) && !used.has(find.task.puzzle))
    .sort((one, other) => far(one) - far(other) || byEffort(one, other));
  return nearest;
}

/** A find for each task, in the order of the tasks: its own, or one in its place. */
function findsInPlace(tasks: readonly CourseTask[], all: readonly Find[]): (Find | undefined)[] {
  const own = tasks.map((task) => all.find(isFindOf(task)));
  const used = new Set(own.flatMap((find) => find?.task.puzzle ?? []));
  return tasks.map((task, index) => {
    const find = own[index] ?? nearestTo(task, all, used);
    if (find) used.add(find.task.puzzle);
    return find;
  });
}

interface Placed {
  readonly task: CourseTask;
  readonly find: Find;
}

/** What asks the same, in the grades of its tasks again: the easier ones in the easier grades. */
function dealt(placed: readonly Placed[]): { find: Find; grade: Grade }[] {
  const finds = placed.map(({ find }) => find).sort(byEffort);
  return placed.flatMap(({ task }, index) => {
    const find = finds[index];
    return find ? [{ find, grade: find.grade ?? task.grade }] : [];
  });
}

/**
 * The tasks of a station that its puzzles still have. In the place of each that they haven't, another one that asks
 * the same and takes as much effort, as nearly as there is one.
 */
export function renewTasks(rows: TaskRows, all: readonly Find[]): TaskRows {
  const tasks = tasksOf(rows);
  const finds = findsInPlace(tasks, all);
  const placed = tasks.flatMap((task, index): Placed[] => {
    const find = finds[index];
    return find ? [{ task, find }] : [];
  });
  const sorts = new Set(tasks.map(sortOf));
  const renewed = [...sorts].flatMap((sort) =>
    dealt(placed.filter(({ task }) => sortOf(task) === sort)),
  );
  const [first, second, third] = GRADES.map((grade) =>
    renewed
      .filter((each) => each.grade === grade)
      .map(({ find }) => find)
      .sort(byEffort)
      .map(rowOf),
  );
  return { 1: first ?? [], 2: second ?? [], 3: third ?? [] };
}
