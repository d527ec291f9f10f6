/** What the files of the course are chosen by. */
export const SEED = 'the course';
