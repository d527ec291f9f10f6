import { useEffect, useState } from 'react';
import { COURSE_KEY_PREFIXES } from '../../lib/course-keys.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import type { CourseNow } from './course-now.ts';

function hasBegun(): boolean {
  const keys = deviceStorage.keys();
  return (
    keys.ok &&
    keys.value.some((key) => COURSE_KEY_PREFIXES.some((prefix) => key.startsWith(prefix)))
  );
}

/** Where somebody is in the course. Undefined until it is known, and where nothing was begun: then nothing is downloaded. */
export function useCourseNow(): CourseNow | undefined {
  const [course, setCourse] = useState<CourseNow>();
  useEffect(() => {
    if (!hasBegun()) return;
    import('./course-now.ts').then(
      ({ readCourseNow }) => setCourse(readCourseNow()),
      // The ways to the course are there all the same.
      () => undefined,
    );
  }, []);
  return course;
}
