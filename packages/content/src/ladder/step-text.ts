import type { Candidate, House } from '@nanpure/engine';

/**
 * What a sentence tells: where to look; what the technique is called; what has to be believed of the board; a link of
 * a chain; what follows; that the puzzle is taken to have one solution; and the conclusion.
 */
export type LadderSentenceKind =
  | 'look'
  | 'technique'
  | 'premise'
  | 'link'
  | 'effect'
  | 'assumption'
  | 'conclusion';

/** What a sentence is about: drawings beside it mark no other candidates of the step. */
export interface SentenceTopic {
  readonly candidates: readonly Candidate[];
  /** The houses that it names. */
  readonly houses?: readonly House[];
  /** The letters of the almost locked sets that it names; all of the step's where they are left out. */
  readonly sets?: readonly string[];
}

/** One short sentence about a step. */
export interface LadderSentence {
  readonly shows: LadderSentenceKind;
  readonly text: string;
  /** Which of the step's links it tells, by their place among them; those that tell a link make an ordered list. */
  readonly links?: readonly number[];
  /** Whether it only counts what those links say. */
  readonly isCounted?: true;
  /** Candidates that it finds wrong: a supposition that has come to nothing, and all of what has nothing left. */
  readonly refutes?: readonly Candidate[];
  /** What it is about; without one, all of the step. */
  readonly topic?: SentenceTopic;
}

/** What a step of the ladder says at a level. Plain data. */
export interface LadderStepText {
  /** The technique's name as a label. */
  readonly name: string;
  /** All that is said, in order. */
  readonly sentences: readonly LadderSentence[];
  /** The same as one paragraph. */
  readonly text: string;
}
