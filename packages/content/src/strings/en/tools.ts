/* What the pages beside the game's own say in English: those for developers, and what is yet to come. */

export { apiTest } from './api-test.ts';
export { boardTest } from './board-test.ts';
export { profile } from './profile.ts';
