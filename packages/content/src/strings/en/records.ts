import { backup } from './backup.ts';
import { statistics } from './statistics.ts';

/** What is said in English about what was played and kept. */
export const strings = { backup, statistics };
