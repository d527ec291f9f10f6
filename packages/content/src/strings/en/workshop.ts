import { apiTest } from './api-test.ts';
import { boardTest } from './board-test.ts';
import { profile } from './profile.ts';

/** What the pages beside the game's own say in English: those for developers, and what is yet to come. */
export const strings = { apiTest, boardTest, profile };
