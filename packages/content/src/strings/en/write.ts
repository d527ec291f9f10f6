import { contact } from './contact.ts';

/** What is said in English to those who write to us. */
export const strings = { contact };
