import type { Candidate } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import type { LadderPhrases } from '../phrases.ts';
import type { LadderSentence, SentenceTopic } from '../step-text.ts';

/** What there is to say of a step beside its name and its conclusion. */
export interface Telling {
  /** Level 2: where the pattern is, without its digits. */
  readonly look: string;
  /** Level 3: why it holds. */
  readonly reasons: readonly LadderSentence[];
}

/** How the steps of a technique are told; undefined of a step that is not made as those are. */
export type Teller = (step: LadderStep, phrases: LadderPhrases) => Telling | undefined;

export function premise(text: string, topic?: SentenceTopic): LadderSentence {
  return { shows: 'premise', text, ...(topic && { topic }) };
}

export function effect(text: string): LadderSentence {
  return { shows: 'effect', text };
}

/** What follows, and of which candidates. */
export function effectOn(text: string, candidates: readonly Candidate[]): LadderSentence {
  return { ...effect(text), topic: { candidates } };
}

/** That some candidates are wrong. */
export function refutation(text: string, refutes: readonly Candidate[]): LadderSentence {
  return { shows: 'effect', text, refutes };
}

export function link(text: string, ...links: readonly number[]): LadderSentence {
  return { shows: 'link', text, links };
}
