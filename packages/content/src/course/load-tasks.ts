import { STATION_IDS, type StationId } from './station-ids.ts';
import type { CourseTask } from './task.ts';
import { type TaskRows, tasksOf } from './task-rows.ts';

/** The stations that have tasks of their own: the others have games. */
export type StationWithTasks = Exclude<StationId, 'whole-puzzle'>;

/** The stations that have tasks of their own, in their order. */
export const STATIONS_WITH_TASKS: readonly StationWithTasks[] = STATION_IDS.filter(
  (id) => id !== 'whole-puzzle',
);

/** What each station downloads, and no more. */
const FILES: Readonly<Record<StationWithTasks, () => Promise<{ readonly rows: TaskRows }>>> = {
  board: () => import('./tasks/board.ts'),
  boxes: () => import('./tasks/boxes.ts'),
  lines: () => import('./tasks/lines.ts'),
  'naked-single': () => import('./tasks/naked-single.ts'),
  notes: () => import('./tasks/notes.ts'),
  'pointing-pairs': () => import('./tasks/pointing-pairs.ts'),
  'box-line-reduction': () => import('./tasks/box-line-reduction.ts'),
  'naked-pair': () => import('./tasks/naked-pair.ts'),
  'hidden-pair': () => import('./tasks/hidden-pair.ts'),
  'which-one': () => import('./tasks/which-one.ts'),
  'x-wing': () => import('./tasks/x-wing.ts'),
  swordfish: () => import('./tasks/swordfish.ts'),
};

/** The tasks of a station as its file has them. */
export async function loadRows(id: StationWithTasks): Promise<TaskRows> {
  const { rows } = await FILES[id]();
  return rows;
}

/** The tasks of a station by their grade, easiest first; none for a station of whole games. */
export async function loadTasks(id: StationId): Promise<readonly CourseTask[]> {
  return id === 'whole-puzzle' ? [] : tasksOf(await loadRows(id));
}
