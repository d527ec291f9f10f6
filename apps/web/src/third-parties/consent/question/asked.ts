import type { Language } from '@nanpure/content';
import type { Choice } from '../answer/consent.ts';

/** What is asked, and what becomes of the answer. */
export interface AskedProps {
  /** Those that the site has; there is at least one. */
  readonly services: readonly (keyof Choice)[];
  /** How the switches stand at first. */
  readonly proposal: Choice;
  readonly language: Language;
  readonly onChoice: (choice: Choice) => void;
  /** The visitor wants to choose service by service. */
  readonly onChoose: () => void;
}
