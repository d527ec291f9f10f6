import { err, ok } from '@nanpure/engine';
import { dayOf } from '../../../lib/calendar.ts';
import { MET_KEY } from '../../../lib/met-techniques.ts';
import type { MemoryBackedStorage } from '../../../lib/storage/memory.ts';
import { setAside } from '../../../lib/storage/set-aside.ts';
import { createVersionedItem } from '../../../lib/storage/versioned-item.ts';
import { COURSE_KEY, isNewerCourse, makeCourse, parseCourse } from './course-format.ts';
import { type CourseState, EMPTY_COURSE } from './course-state.ts';
import { parseFromGames, withFromGames } from './from-games.ts';
import { OLD_COUNTS_KEY, parseOldCounts, withOldCounts } from './old-counts.ts';

/** What can change the state of the course from outside: other tabs, games, a backup of an earlier version. */
export const COURSE_KEYS: readonly string[] = [COURSE_KEY, MET_KEY, OLD_COUNTS_KEY];

function textOf(storage: MemoryBackedStorage, key: string): string | undefined {
  const text = storage.readItem(key);
  return text.ok ? text.value : undefined;
}

/** The state as it is stored, without what games and earlier versions have left for it. */
const stored = createVersionedItem({
  key: COURSE_KEY,
  parse: (text) => {
    const state = parseCourse(text);
    return state ? ok(state) : err(isNewerCourse(text) ? 'newer' : 'damaged');
  },
  serialize: makeCourse,
  empty: EMPTY_COURSE,
});

function takeOldCounts(storage: MemoryBackedStorage, state: CourseState, now: number) {
  const text = textOf(storage, OLD_COUNTS_KEY);
  if (text === undefined) return state;
  const counts = parseOldCounts(text);
  if (counts) return withOldCounts(state, counts);
  setAside(storage, OLD_COUNTS_KEY, text, now);
  return state;
}

function takeFromGames(storage: MemoryBackedStorage, state: CourseState, now: number) {
  const text = textOf(storage, MET_KEY);
  return text === undefined ? state : withFromGames(state, parseFromGames(text), dayOf(now));
}

/**
 * The state of the course, with what games and earlier versions have left for it: once that is in the state and
 * stored, it is taken away. Taken in twice, it counts once.
 */
export function loadCourse(storage: MemoryBackedStorage, now: number): CourseState {
  const before = stored.load(storage, now);
  const state = takeFromGames(storage, takeOldCounts(storage, before, now), now);
  if (state !== before) storage.writeItem(COURSE_KEY, makeCourse(state));
  const inStorage = storage.readStored(COURSE_KEY);
  const isStored = inStorage.ok && inStorage.value === textOf(storage, COURSE_KEY);
  if (!isStored) return state;
  for (const key of [OLD_COUNTS_KEY, MET_KEY]) {
    if (textOf(storage, key) !== undefined) storage.removeItem(key);
  }
  return state;
}

/** Changes the state as it is now: other tabs may have changed it since it was last read. */
export function changeCourse(
  storage: MemoryBackedStorage,
  change: (state: CourseState) => CourseState,
  now: number,
): CourseState {
  const before = loadCourse(storage, now);
  const after = change(before);
  if (after !== before) storage.writeItem(COURSE_KEY, makeCourse(after));
  return after;
}
