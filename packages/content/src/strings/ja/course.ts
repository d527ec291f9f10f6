/* What the pages of the course say in Japanese beyond what every page says. */

export { course } from './course-texts.ts';
export { exercise } from './exercise.ts';
export { stationPages } from './station-pages.ts';
