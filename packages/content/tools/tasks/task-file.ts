import { GRADES } from '../../src/course/index.ts';
import type { TaskRow, TaskRows } from '../../src/course/task-rows.ts';

function lineOf(row: TaskRow): string {
  return `    ${JSON.stringify(row)},\n`;
}

/** The file of a station's tasks, one a line. */
export function taskFile(rows: TaskRows, seed: string): string {
  const grades = GRADES.map((grade) => `  ${grade}: [\n${rows[grade].map(lineOf).join('')}  ],\n`);
  return `import type { TaskRows } from '../task-rows.ts';

// Written by \`npm run choose:tasks -- --seed '${seed}'\`.
// biome-ignore format: a task a line
export const rows: TaskRows = {
${grades.join('')}};
`;
}
