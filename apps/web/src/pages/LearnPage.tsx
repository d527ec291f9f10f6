import { useMemo } from 'react';
import { useCourse } from '../features/course/memory/use-course.ts';
import { CoursePath } from '../features/course/path/CoursePath.tsx';
import { stationPictograms } from '../features/course/path/station-pictograms.ts';
import { PICTOGRAMS } from '../features/techniques/pictograms.ts';
import { useToday } from '../lib/use-today.ts';
import { useCourseNotice } from './course/use-course-notice.ts';

const ROWS = stationPictograms(PICTOGRAMS);

/** The path of the course: its stations, what is next and what is due. */
export function LearnPage() {
  const { state } = useCourse();
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day, another moment.
  const now = useMemo(() => new Date(), [today, state]);
  const notice = useCourseNotice();
  return (
    <>
      <CoursePath state={state} now={now} rowsOf={ROWS} />
      {notice}
    </>
  );
}
