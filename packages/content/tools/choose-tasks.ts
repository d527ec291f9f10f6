/** Chooses the tasks of the course: `npm run choose:tasks -- --help` tells how. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { GRADES, type StationWithTasks } from '../src/course/index.ts';
import { loadRows, STATIONS_WITH_TASKS } from '../src/course/load-tasks.ts';
import type { TaskRow, TaskRows } from '../src/course/task-rows.ts';
import { readBank } from './tasks/bank.ts';
import { chooseTasks, findsFor } from './tasks/choose.ts';
import { wayThrough } from './tasks/finds.ts';
import { renewTasks } from './tasks/renew.ts';
import { SEED } from './tasks/seed.ts';
import { taskFile } from './tasks/task-file.ts';

const FOLDER = new URL('../src/course/tasks/', import.meta.url);

function asStations(
  text: string,
  before: readonly StationWithTasks[],
): readonly StationWithTasks[] {
  const id = STATIONS_WITH_TASKS.find((each) => each === text);
  if (!id) throw new InvalidArgumentError('the id of a station with tasks');
  return [...before, id];
}

/** How many tasks of a grade there are, and the least, the middle and the most effort of them. */
function summaryOf(rows: readonly TaskRow[]): string {
  const efforts = rows.map(([, , , effort]) => effort);
  const marks = [0, Math.floor(efforts.length / 2), efforts.length - 1].map(
    (at) => efforts[at] ?? 0,
  );
  return `${rows.length} (${marks.map((effort) => effort.toFixed(1)).join(' ')})`;
}

function report(id: StationWithTasks, rows: TaskRows, found: number, size: number): string {
  const grades = GRADES.map((grade) => summaryOf(rows[grade]).padEnd(24)).join('');
  return `${id.padEnd(20)}${grades}${found} found, ${size} bytes`;
}

new Command('npm run choose:tasks --')
  .description(
    'Chooses the tasks of the course from the puzzles of the bank, and writes their files.',
  )
  .option('--seed <text>', 'which of several places in a puzzle is taken', SEED)
  .option('--stations <ids...>', 'the only stations that are written anew', asStations, [])
  .option('--anew', 'choose all, also in the place of what is still good and may be solved', false)
  .action(async ({ seed, stations, anew }) => {
    const ways = readBank().map(wayThrough);
    mkdirSync(FOLDER, { recursive: true });
    for (const id of stations.length > 0 ? stations : STATIONS_WITH_TASKS) {
      const finds = findsFor(ways, id, seed);
      const rows = anew ? chooseTasks(finds, id) : renewTasks(await loadRows(id), finds);
      const file = taskFile(rows, seed);
      writeFileSync(new URL(`${id}.ts`, FOLDER), file);
      console.log(report(id, rows, finds.length, file.length));
    }
  })
  .parseAsync();
