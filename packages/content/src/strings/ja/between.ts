import { reward } from './reward.ts';

/** What is said in Japanese between two puzzles. */
export const strings = { reward };
