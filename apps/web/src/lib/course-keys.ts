/** What begins so tells of the course: its state, what games noted for it, and the counts of earlier versions. */
export const COURSE_KEY_PREFIXES: readonly string[] = ['nanpure-course', 'nanpure-exercises'];
