import type { Language, StationId } from '@nanpure/content';
import { loadTasks } from '@nanpure/content/course';
import { loadStationLesson } from '@nanpure/content/course-lessons';
import { loadExerciseWriter } from '@nanpure/content/exercise';
import type { ComponentType } from 'react';
import { Lesson } from '../features/course/lesson/Lesson.tsx';
import { StationView } from '../features/course/station/StationView.tsx';
import { useWayBack } from '../lib/way-back.ts';

/** The page of a station, with its lesson and tasks in a language. */
export async function loadStationPage(id: StationId, language: Language): Promise<ComponentType> {
  const [lesson, tasks, writer] = await Promise.all([
    loadStationLesson(id, language),
    loadTasks(id),
    loadExerciseWriter(language),
  ]);
  return function StationPage() {
    return (
      <StationView
        id={id}
        tasks={tasks}
        writer={writer}
        renderLesson={(onDone) => <Lesson lesson={lesson} onDone={onDone} />}
        backToGame={useWayBack()}
      />
    );
  };
}
