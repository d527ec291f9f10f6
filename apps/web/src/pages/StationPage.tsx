import type { Language, StationId } from '@nanpure/content';
import { type CourseTask, loadTasks } from '@nanpure/content/course';
import { loadStationLesson, type StationLesson } from '@nanpure/content/course-lessons';
import { type ExerciseWriter, loadExerciseWriter } from '@nanpure/content/exercise';
import type { ComponentType } from 'react';
import { Lesson } from '../features/course/lesson/Lesson.tsx';
import { StationView } from '../features/course/station/StationView.tsx';
import { useLanguage } from '../lib/use-language.ts';
import { useWayBack } from '../lib/way-back.ts';
import { useCourseNotice } from './course/use-course-notice.ts';

/** What a station needs in a language. */
interface Parts {
  readonly lesson: StationLesson;
  readonly tasks: readonly CourseTask[];
  readonly writer: ExerciseWriter;
}

/** The page of a station, with what was downloaded for it so far. */
interface Station {
  readonly parts: Map<Language, Parts>;
  readonly StationPage: ComponentType;
}

const stations = new Map<StationId, Station>();

/** One page for all languages: a switch keeps the test that somebody is in, and the card of the lesson. */
function newStation(id: StationId): Station {
  const parts: Station['parts'] = new Map();
  return {
    parts,
    StationPage: () => {
      const part = parts.get(useLanguage());
      const backToGame = useWayBack();
      const notice = useCourseNotice();
      if (!part) return null;
      const { lesson, tasks, writer } = part;
      return (
        <>
          <StationView
            id={id}
            tasks={tasks}
            writer={writer}
            renderLesson={(onDone) => <Lesson lesson={lesson} onDone={onDone} />}
            backToGame={backToGame}
          />
          {notice}
        </>
      );
    },
  };
}

/** The page of a station, with its lesson and tasks in a language. */
export async function loadStationPage(id: StationId, language: Language): Promise<ComponentType> {
  const [lesson, tasks, writer] = await Promise.all([
    loadStationLesson(id, language),
    loadTasks(id),
    loadExerciseWriter(language),
  ]);
  const station = stations.get(id) ?? newStation(id);
  stations.set(id, station);
  station.parts.set(language, { lesson, tasks, writer });
  return station.StationPage;
}
