export {
  STATIONS,
  type Station,
  stationOf,
  stationOfTechnique,
  stationsOfTechnique,
} from './station.ts';
export { type CourseTask, GRADES, type Grade, type Question, taskKey } from './task.ts';
