import { formatGrid, type PathMoment, Position, pathFrom, type Random } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import type { AskedTask, Grade, Question, Station } from '../../src/course/index.ts';
import { type OpenTask, openOn } from '../../src/course/open-task.ts';
import { effortOf } from './effort.ts';

/** The way through a puzzle, from which tasks are taken. */
export interface Way {
  readonly problem: Problem;
  readonly path: readonly PathMoment[];
}

/** A task that could be one, with its effort. */
export interface Find {
  readonly task: AskedTask;
  readonly effort: number;
  /** Its grade, where what is asked sets it; otherwise its effort does. */
  readonly grade?: Grade | undefined;
}

/** A place on the way, with the question that it is good for. */
export interface Draft {
  readonly place: number;
  readonly question: Question;
  readonly grade?: Grade;
}

/** The easiest way through a puzzle. */
export function wayThrough(problem: Problem): Way {
  return { problem, path: [...pathFrom(Position.fromGrid(problem.puzzle.givens))] };
}

/** One of some things, by chance. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Some things in an order by chance. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** The task that a draft becomes, where its board is good. */
export function findOf(
  { problem: { id, puzzle }, path }: Way,
  station: Station,
  { place, question, grade }: Draft,
  isGood: (open: OpenTask) => boolean = () => true,
): Find | undefined {
  const moment = path[place];
  if (!moment) return undefined;
  const task = { puzzle: id, givens: formatGrid(puzzle.givens), place, ...question };
  const before = path.slice(0, place).map(({ position }) => position);
  const open = openOn({ givens: puzzle.givens, before, moment }, station, task);
  return isGood(open) ? { task, effort: effortOf(open, station, task), grade } : undefined;
}
