import { type Random, seededRandom } from '@nanpure/engine';
import {
  GRADES,
  type Grade,
  type Station,
  type StationWithTasks,
  stationOf,
  taskKey,
  techniquesBefore,
} from '../../src/course/index.ts';
import type { StationId } from '../../src/course/station-ids.ts';
import type { TaskRow, TaskRows } from '../../src/course/task-rows.ts';
import { boardFinds } from './board-finds.ts';
import type { Find, Way } from './finds.ts';
import { techniqueFinds, whichOneFinds } from './technique-finds.ts';

/** How many tasks of a grade ask for the pattern, and how many show a near miss. */
const PATTERNS: Readonly<Record<Grade, number>> = { 1: 22, 2: 15, 3: 18 };
const NEAR_MISSES: Readonly<Record<Grade, number>> = { 1: 0, 2: 7, 3: 4 };
/** How many tasks a grade has where each of them asks the same. */
const OF_ONE_KIND = 18;
/** How many tasks a grade has of each technique, where several are to be told apart. */
const OF_EACH_TECHNIQUE = 3;

/** Beyond this share of what there is, tasks are so laborious that nothing is learnt from them. */
const SHARE_OF_GOOD = 0.9;

function findsOn(way: Way, station: Station, random: Random): Find[] {
  switch (station.kind) {
    case 'technique':
      return techniqueFinds(way, station, random);
    case 'which-one':
      return whichOneFinds(way, station, random);
    case 'board':
    case 'notes':
      return boardFinds(way, station, random);
    case 'games':
      return [];
  }
}

/** All that the puzzles have for a station. The same seed finds the same. */
export function findsFor(ways: readonly Way[], id: StationWithTasks, seed: string): Find[] {
  const station = stationOf(id);
  return ways.flatMap((way) =>
    findsOn(way, station, seededRandom(`${seed}/${id}/${way.problem.id}`)),
  );
}

/** From the easiest on. */
export function byEffort(one: Find, other: Find): number {
  return one.effort - other.effort || (taskKey(one.task) < taskKey(other.task) ? -1 : 1);
}

/** From the easiest on, without what is too laborious. */
function goodOnes(all: readonly Find[]): Find[] {
  return [...all].sort(byEffort).slice(0, Math.ceil(SHARE_OF_GOOD * all.length));
}

/** The easiest third, the middle one, or the hardest. */
function thirdOf(sorted: readonly Find[], grade: Grade): Find[] {
  const [from, to] = [grade - 1, grade].map((third) => (third * sorted.length) / GRADES.length);
  return sorted.slice(Math.round(from ?? 0), Math.round(to ?? 0));
}

/** So many of some finds, from the easiest to the hardest in even steps, none from a puzzle that has given one. */
function spread(sorted: readonly Find[], count: number, used: Set<string>): Find[] {
  const chosen: Find[] = [];
  for (let index = 0; index < count; index++) {
    const from = Math.round((index * sorted.length) / count);
    const slice = sorted.slice(from, Math.round(((index + 1) * sorted.length) / count));
    const find = slice.find(({ task }) => !used.has(task.puzzle));
    if (!find) continue;
    used.add(find.task.puzzle);
    chosen.push(find);
  }
  return chosen;
}

/** The tasks of a station about one technique: patterns and, no easier and no harder, near misses. */
function patternsAndMisses(all: readonly Find[], grade: Grade, used: Set<string>): Find[] {
  const third = thirdOf(goodOnes(all.filter(({ task }) => task.kind === 'pattern')), grade);
  const [easiest, hardest] = [third[0]?.effort ?? 0, third.at(-1)?.effort ?? 0];
  const misses = all
    .filter(
      ({ task, effort }) => task.kind === 'near-miss' && effort >= easiest && effort <= hardest,
    )
    .sort(byEffort);
  // Misses are rarer: they have the first choice of puzzles.
  const chosen = spread(misses, NEAR_MISSES[grade], used);
  return [...chosen, ...spread(third, PATTERNS[grade], used)];
}

function ofEachTechnique(all: readonly Find[], id: StationId, grade: Grade, used: Set<string>) {
  return techniquesBefore(id).flatMap((technique) => {
    const own = all.filter(({ task }) => task.kind === 'which-one' && task.technique === technique);
    return spread(thirdOf(goodOnes(own), grade), OF_EACH_TECHNIQUE, used);
  });
}

function chosenFor(all: readonly Find[], id: StationWithTasks, grade: Grade, used: Set<string>) {
  const { kind } = stationOf(id);
  if (kind === 'technique') return patternsAndMisses(all, grade, used);
  if (kind === 'which-one') return ofEachTechnique(all, id, grade, used);
  return spread(goodOnes(all.filter((find) => find.grade === grade)), OF_ONE_KIND, used);
}

/** A find as the file of its station has it. */
export function rowOf({ task: { puzzle, place, givens, ...question }, effort }: Find): TaskRow {
  const row = [puzzle, place, givens, effort] as const;
  return question.kind === 'pattern' ? row : [...row, question];
}

/** The tasks of a station, out of all that there could be: from the easiest to the hardest, each from another puzzle. */
export function chooseTasks(all: readonly Find[], id: StationWithTasks): TaskRows {
  const used = new Set<string>();
  const [first, second, third] = GRADES.map((grade) =>
    chosenFor(all, id, grade, used).sort(byEffort).map(rowOf),
  );
  return { 1: first ?? [], 2: second ?? [], 3: third ?? [] };
}
