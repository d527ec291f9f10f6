import type { StationId } from '@nanpure/content';
import type { CourseTask, Grade } from '@nanpure/content/course';
import { taskKey } from '@nanpure/content/course';
import type { ExerciseMode } from '@nanpure/content/exercise';
import { type Random, seededRandom } from '@nanpure/engine';
import { type StationRecord, TEST } from '../memory/course-state.ts';
import type { PlannedTask } from './session-task.ts';

const MODES: Readonly<Record<Grade, ExerciseMode>> = { 1: 'guided', 2: 'half', 3: 'free' };

/** What a deck is made of. */
interface Source {
  readonly station: StationId;
  readonly tasks: readonly CourseTask[];
  /** What was seen, in its order. */
  readonly seen: ReadonlyMap<string, { readonly place: number; readonly isSolved: boolean }>;
  readonly random: Random;
}

/** Where to take the tasks of a station from, the same ones for the same seed. */
export function sourceOf(
  station: StationId,
  tasks: readonly CourseTask[],
  record: StationRecord,
  seed: string,
): Source {
  const seen = record.seen.map(({ key, isSolved }, place) => [key, { place, isSolved }] as const);
  return { station, tasks, seen: new Map(seen), random: seededRandom(`${station} ${seed}`) };
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

/** The larger, the later it was seen; -1 for never. */
function lastSeen({ seen }: Source, task: CourseTask): number {
  return seen.get(taskKey(task))?.place ?? -1;
}

function isSolved({ seen }: Source, task: CourseTask): boolean {
  return seen.get(taskKey(task))?.isSolved === true;
}

/** The longest ago first. */
function byLastSeen(tasks: readonly CourseTask[], source: Source): CourseTask[] {
  return [...tasks].sort((one, other) => lastSeen(source, one) - lastSeen(source, other));
}

/** Those that are wanted, or all where there are none: a stage never runs out. */
function wantedOf(tasks: readonly CourseTask[], isWanted: (task: CourseTask) => boolean) {
  const wanted = tasks.filter(isWanted);
  return wanted.length > 0 ? wanted : tasks;
}

/** Unsolved ones first, by effort; then the others, longest ago first. */
function inOrder(tasks: readonly CourseTask[], source: Source): CourseTask[] {
  const unsolved = tasks
    .filter((task) => !isSolved(source, task))
    .sort((one, other) => one.effort - other.effort);
  const solved = tasks.filter((task) => isSolved(source, task));
  return [...byTurns(unsolved, source.random), ...byLastSeen(solved, source)];
}

/** Never seen first, in random order; then the others, longest ago first. */
function inOrderOfTest(tasks: readonly CourseTask[], source: Source): CourseTask[] {
  const unseen = tasks.filter((task) => lastSeen(source, task) < 0);
  const seen = tasks.filter((task) => lastSeen(source, task) >= 0);
  return [...byTurns(shuffled(unseen, source.random), source.random), ...byLastSeen(seen, source)];
}

/**
 * Turns of looking for a pattern, and of saying whether something is one. Of two questions of that kind, one is about
 * a true pattern: where the answer is always no, nobody looks.
 */
function withNearMisses(
  plain: readonly CourseTask[],
  misses: readonly CourseTask[],
  { station, random }: Source,
): PlannedTask[] {
  const [left, missesLeft] = [[...plain], [...misses]];
  const asked: PlannedTask[] = [];
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
export function gradeDeck(grade: Grade, source: Source): readonly PlannedTask[] {
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
export function testDeck(source: Source): readonly PlannedTask[] {
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
