import { exercise } from './exercise.ts';
import { lessonPages } from './lesson-pages.ts';
import { techniques } from './techniques.ts';

/** What the pages of the techniques say in Japanese beyond what every page says. */
export const strings = { exercise, lessonPages, techniques };
