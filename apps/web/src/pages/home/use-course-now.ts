import type { Language } from '@nanpure/content';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../lib/storage/storage.ts';
import type { CourseNow, loadStationNames } from './course-now.ts';

/** What begins so tells of the course: its state, what games noted for it, and the counts of earlier versions. */
const KEYS = /^nanpure-(course|exercises)/;

/** Where somebody is in the course, and what its stations are called. */
export interface NamedCourseNow extends CourseNow {
  readonly nameOf: Awaited<ReturnType<typeof loadStationNames>>;
}

function hasBegun(): boolean {
  const keys = deviceStorage.keys();
  return keys.ok && keys.value.some((key) => KEYS.test(key));
}

async function loadCourseNow(language: Language): Promise<NamedCourseNow> {
  const { readCourseNow, loadStationNames } = await import('./course-now.ts');
  return { ...readCourseNow(), nameOf: await loadStationNames(language) };
}

/** Undefined until it is known, and where nothing was begun: then nothing is downloaded for it. */
export function useCourseNow(language: Language): NamedCourseNow | undefined {
  const [course, setCourse] = useState<NamedCourseNow>();
  useEffect(() => {
    if (!hasBegun()) return;
    let isWanted = true;
    loadCourseNow(language).then(
      (loaded) => isWanted && setCourse(loaded),
      // The way to the course is there all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return course;
}
