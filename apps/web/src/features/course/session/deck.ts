import type { StationId } from '@nanpure/content';
import type { CourseTask, Grade } from '@nanpure/content/course';
import { taskKey } from '@nanpure/content/course';
import type { ExerciseMode } from '@nanpure/content/exercise';
import { type Random, seededRandom } from '@nanpure/engine';
import { type StationRecord, TEST } from '../memory/course-state.ts';
import type { AskedTask } from './session-task.ts';

const MODES: Readonly<Record<Grade, ExerciseMode>> = { 1: 'guided', 2: 'half', 3: 'free' };

/** What a deck is made of. */
interface Source {
  readonly station: StationId;
  readonly tasks: readonly CourseTask[];
  readonly record: StationRecord;
  readonly random: Random;
}

/** Where to take the tasks of a station from, the same ones for the same seed. */
export function sourceOf(
  station: StationId,
  tasks: readonly CourseTask[],
  record: StationRecord,
  seed: string,
): Source {
  return { station, tasks, record, random: seededRandom(`${station} ${seed}`) };
}

function isNearMiss({ kind }: CourseTask): boolean {
  return kind === 'near-miss';
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** One of each sort by turns, as long as there are some: nobody learns that the next one is like the last. */
function byTurns(tasks: readonly CourseTask[], random: Random): CourseTask[] {
  const sorts = new Map<string, CourseTask[]>();
  for (const task of tasks) {
    const sort = task.kind === 'which-one' ? task.technique : task.kind;
    sorts.set(sort, [...(sorts.get(sort) ?? []), task]);
  }
  const rows = shuffled([...sorts.values()], random);
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    rows.flatMap((row) => row.slice(place, place + 1)),
  ).flat();
}

/** The latest time that a task was seen comes last; never seen is -1. */
function lastSeen({ seen }: StationRecord, task: CourseTask): number {
  return seen.findIndex(({ key }) => key === taskKey(task));
}

function isSolved({ seen }: StationRecord, task: CourseTask): boolean {
  return seen.some(({ key, isSolved: solved }) => solved && key === taskKey(task));
}

/** Those that are wanted, or all where there are none: a stage never runs out. */
function wantedOf(tasks: readonly CourseTask[], isWanted: (task: CourseTask) => boolean) {
  const wanted = tasks.filter(isWanted);
  return wanted.length > 0 ? wanted : tasks;
}

/** Unsolved ones first, by effort; then the others, longest ago first. */
function inOrder(tasks: readonly CourseTask[], { record, random }: Source): CourseTask[] {
  const unsolved = tasks
    .filter((task) => !isSolved(record, task))
    .sort((one, other) => one.effort - other.effort);
  const solved = tasks
    .filter((task) => isSolved(record, task))
    .sort((one, other) => lastSeen(record, one) - lastSeen(record, other));
  return [...byTurns(unsolved, random), ...solved];
}

/** Never seen first, in random order; then the others, longest ago first. */
function inOrderOfTest(tasks: readonly CourseTask[], { record, random }: Source): CourseTask[] {
  const unseen = tasks.filter((task) => lastSeen(record, task) < 0);
  const seen = tasks
    .filter((task) => lastSeen(record, task) >= 0)
    .sort((one, other) => lastSeen(record, one) - lastSeen(record, other));
  return [...byTurns(shuffled(unseen, random), random), ...seen];
}

/**
 * Turns of looking for a pattern, and of saying whether something is one. Of two questions of that kind, one is about
 * a true pattern: where the answer is always no, nobody looks.
 */
function withNearMisses(
  plain: readonly CourseTask[],
  misses: readonly CourseTask[],
  { station, random }: Source,
): AskedTask[] {
  const [left, missesLeft] = [[...plain], [...misses]];
  const asked: AskedTask[] = [];
  const ask = (task: CourseTask | undefined, mode: ExerciseMode) => {
    if (task) asked.push({ station, task, mode });
  };
  while (left.length > 0) {
    const miss = missesLeft.shift();
    if (!miss) {
      ask(left.shift(), 'half');
      continue;
    }
    const isMissFirst = random() < 0.5;
    ask(left.shift(), 'half');
    ask(isMissFirst ? miss : left.shift(), 'near-miss');
    ask(left.shift(), 'half');
    ask(isMissFirst ? left.shift() : miss, 'near-miss');
  }
  return asked;
}

/** The tasks of a grade in the order in which they are asked. */
export function gradeDeck(grade: Grade, source: Source): readonly AskedTask[] {
  const { station, tasks } = source;
  const patterns = tasks.filter((task) => !isNearMiss(task));
  const plain = inOrder(
    wantedOf(patterns, (task) => task.grade === grade),
    source,
  );
  if (grade !== 2) return plain.map((task) => ({ station, task, mode: MODES[grade] }));
  const misses = tasks.filter(isNearMiss);
  return withNearMisses(
    plain,
    inOrder(
      wantedOf(misses, (task) => task.grade === grade),
      source,
    ),
    source,
  );
}

/** The tasks of a test: hard ones, not seen before if possible, and two questions whether something is a pattern. */
export function testDeck(source: Source): readonly AskedTask[] {
  const { station, tasks, random } = source;
  const isHard = ({ grade }: CourseTask) => grade > 1;
  const patterns = inOrderOfTest(
    wantedOf(
      tasks.filter((task) => !isNearMiss(task)),
      isHard,
    ),
    source,
  );
  const misses = inOrderOfTest(wantedOf(tasks.filter(isNearMiss), isHard), source);
  const missCount = Math.min(misses.length, random() < 0.5 ? 1 : 2);
  const trueCount = missCount === 1 ? 1 : 0;
  const plainCount = TEST.tasks - missCount;
  const plain = Array.from({ length: patterns.length > 0 ? plainCount : 0 }, (_, place) => {
    const task = patterns[place % patterns.length];
    return task ? [{ station, task, mode: place < trueCount ? 'near-miss' : 'free' } as const] : [];
  }).flat();
  const misled = misses
    .slice(0, missCount)
    .map((task) => ({ station, task, mode: 'near-miss' as const }));
  return shuffled([...plain, ...misled], random);
}

/** A task of a station that is asked in a review, without help: one that was not seen before, if there is one. */
export function reviewTaskOf(source: Source): CourseTask | undefined {
  const plain = source.tasks.filter((task) => !isNearMiss(task));
  const [task] = inOrderOfTest(
    wantedOf(plain, ({ grade }) => grade > 1),
    source,
  );
  return task;
}
