/* What the pages of the techniques say in Japanese beyond what every page says. */

export { exercise } from './exercise.ts';
export { lessonPages } from './lesson-pages.ts';
export { techniques } from './techniques.ts';
