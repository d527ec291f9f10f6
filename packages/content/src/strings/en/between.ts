import { reward } from './reward.ts';

/** What is said in English between two puzzles. */
export const strings = { reward };
