import { backup } from './backup.ts';
import { statistics } from './statistics.ts';

/** What is said in Japanese about what was played and kept. */
export const strings = { backup, statistics };
