import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../lib/storage/storage.ts';
import type { CourseState } from './course-state.ts';
import { COURSE_KEYS, changeCourse, loadCourse } from './course-store.ts';

const listeners = new Set<() => void>();

/** What holds now, kept so that it is read once. */
let current: CourseState | undefined;

function tellListeners() {
  for (const listener of listeners) listener();
}

/** Reads everything anew: something else than this page has changed it. */
export function reloadCourse() {
  current = loadCourse(deviceStorage, Date.now());
  tellListeners();
}

/** Another tab has changed it, or played. */
function onStorage({ key }: StorageEvent) {
  if (key === null || COURSE_KEYS.includes(key)) reloadCourse();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // A game of this tab may have left something since.
    reloadCourse();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function courseNow(): CourseState {
  current ??= loadCourse(deviceStorage, Date.now());
  return current;
}

function change(next: (state: CourseState) => CourseState) {
  current = changeCourse(deviceStorage, next, Date.now());
  tellListeners();
}

/** The course as this device remembers it, and how to change that. Undefined while the prerendered page is taken over. */
export function useCourse(): {
  readonly state: CourseState | undefined;
  readonly change: (next: (state: CourseState) => CourseState) => void;
} {
  const state = useSyncExternalStore(subscribe, courseNow, () => undefined);
  return { state, change };
}
