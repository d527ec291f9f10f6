import { type StationId, TECHNIQUE_IDS } from '@nanpure/content';
import { GRADES, type Grade, stationOfTechnique } from '@nanpure/content/course';
import * as z from 'zod/mini';
import { parseJsonAs } from '../../../lib/storage/json.ts';
import { type CourseState, recordOf, type StationRecord, withRecord } from './course-state.ts';

/** Where exercises were counted before there was a course. Backups of that time have it, too. */
export const OLD_COUNTS_KEY = 'nanpure-exercises';

const countSchema = z.catch(z.int().check(z.minimum(0)), 0);
const foundSchema = z.object({
  guided: countSchema,
  half: countSchema,
  free: countSchema,
  'near-miss': countSchema,
});
const countsSchema = z.record(z.string(), z.catch(foundSchema, foundSchema.parse({})));

/** How many exercises of a technique were found in each mode, by technique. */
export type OldCounts = Readonly<z.infer<typeof countsSchema>>;

/** Reads what was stored; undefined where it is damaged. Bad counts are 0. */
export function parseOldCounts(text: string): OldCounts | undefined {
  return parseJsonAs(text, countsSchema);
}

/** What was found in each mode, as the grades ask it. */
function gradesOf(found: OldCounts[string] | undefined): StationRecord['earlier'] {
  if (!found) return { 1: 0, 2: 0, 3: 0 };
  return { 1: found.guided, 2: found.half + found['near-miss'], 3: found.free };
}

/** The state with the old counts in it; the very same where it has them. Nothing is mastered by them: that takes a test. */
export function withOldCounts(state: CourseState, counts: OldCounts): CourseState {
  return TECHNIQUE_IDS.reduce((before, technique) => {
    const id: StationId = stationOfTechnique(technique);
    const [had, has] = [recordOf(before, id).earlier, gradesOf(counts[technique])];
    const larger = (grade: Grade) => Math.max(had[grade], has[grade]);
    const earlier = { 1: larger(1), 2: larger(2), 3: larger(3) };
    const isNew = GRADES.some((grade) => earlier[grade] !== had[grade]);
    return isNew ? withRecord(before, id, { earlier }) : before;
  }, state);
}
