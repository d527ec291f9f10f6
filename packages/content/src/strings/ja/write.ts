import { contact } from './contact.ts';

/** What is said in Japanese to those who write to us. */
export const strings = { contact };
