import { type CourseTask, GRADES, type Grade } from '@nanpure/content/course';

/** A task that nobody opens, for what only asks which task it is. */
export function taskNamed(puzzle: string, grade: Grade, changes: Partial<CourseTask> = {}) {
  const task = { puzzle, givens: '.'.repeat(81), place: 1, kind: 'pattern', effort: 1, grade };
  return { ...task, ...changes } as CourseTask;
}

/** So many tasks of a pattern in each grade, and as many near misses among the hard ones as wanted. */
export function someTasks(ofEach: number, misses = 0): readonly CourseTask[] {
  const patterns = GRADES.flatMap((grade) =>
    Array.from({ length: ofEach }, (_, index) =>
      taskNamed(`p${grade}-${index}`, grade, { effort: 100 * grade + index }),
    ),
  );
  const nearMisses = Array.from({ length: misses }, (_, index) =>
    taskNamed(`m2-${index}`, 2, { kind: 'near-miss', effort: 200 + index }),
  );
  return [...patterns, ...nearMisses];
}
