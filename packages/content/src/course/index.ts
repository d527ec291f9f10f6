export { loadTasks, type StationWithTasks } from './load-tasks.ts';
export { type NearMiss, nearMissBefore } from './near-miss.ts';
export { type OpenTask, openTask } from './open-task.ts';
export {
  STATIONS,
  type Station,
  stationOf,
  stationOfTechnique,
  techniquesBefore,
} from './station.ts';
export {
  type AskedTask,
  type CourseTask,
  GRADES,
  type Grade,
  type Question,
  taskKey,
} from './task.ts';
