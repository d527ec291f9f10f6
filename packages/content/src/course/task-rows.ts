import { type CourseTask, GRADES, type Grade, type Question } from './task.ts';

/** A task as the files have it, one a line: what is asked is left out where it is the pattern. */
export type TaskRow = readonly [
  puzzle: string,
  place: number,
  givens: string,
  effort: number,
  question?: Question,
];

/** The tasks of a station by their grade, easiest first. */
export type TaskRows = Readonly<Record<Grade, readonly TaskRow[]>>;

/** The tasks that rows stand for, in their order. */
export function tasksOf(rows: TaskRows): CourseTask[] {
  return GRADES.flatMap((grade) =>
    rows[grade].map(([puzzle, place, givens, effort, question = { kind: 'pattern' }]) => ({
      puzzle,
      place,
      givens,
      effort,
      grade,
      ...question,
    })),
  );
}
