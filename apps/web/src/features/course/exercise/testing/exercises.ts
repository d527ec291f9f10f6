import {
  type CourseTask,
  loadTasks,
  openTask,
  stationOf,
  stationsOfTechnique,
} from '@nanpure/content/course';
import type { ExerciseMode } from '@nanpure/content/exercise';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { type Exercise, exerciseOf } from '../attempt/exercise.ts';

export const MODES: readonly ExerciseMode[] = ['guided', 'half', 'free', 'near-miss'];

/** Whether a task can be asked in a mode: whether it is one, of true patterns as well. */
function fits({ kind }: CourseTask, mode: ExerciseMode): boolean {
  return kind === 'pattern' || (kind === 'near-miss' && mode === 'near-miss');
}

/** The tasks of the stations of a technique, asked in a mode: of some, every so many one. */
export async function exercisesOf(
  technique: TaughtTechniqueId,
  mode: ExerciseMode,
  numbers: readonly number[],
): Promise<readonly Exercise[]> {
  const stations = stationsOfTechnique(technique).map(stationOf);
  const asked = await Promise.all(
    stations.map(async (station) =>
      (await loadTasks(station.id))
        .filter((task) => fits(task, mode))
        .map((task) => ({ station, task })),
    ),
  );
  const all = asked.flat();
  const chosen = numbers.flatMap((number) => all[(number * 7) % all.length] ?? []);
  return chosen.flatMap(
    ({ station, task }) => exerciseOf(openTask(station, task), mode, station) ?? [],
  );
}
