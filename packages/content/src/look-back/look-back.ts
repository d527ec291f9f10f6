import type { Candidate, Step } from '@nanpure/engine';
import type { Names } from '../hints/names.ts';
import type { Text } from '../hints/pool.ts';

/** A moment of a game at which the player thought for a while, with an easier step in sight. */
export interface MomentFacts {
  /** When the thinking began and how long it took, as the clock of the game shows it. */
  readonly from: string;
  readonly took: string;
  /** The digit that was entered in the end. */
  readonly entry: Candidate;
  /** The single that was open all the time. */
  readonly step: Step;
}

interface MomentWords {
  readonly from: string;
  readonly took: string;
  readonly entry: { readonly cells: string; readonly digit: string };
  readonly open: { readonly cells: string; readonly digit: string };
}

/** What is said in one language when the player looks back on a game. */
export interface LookBackPhrases {
  readonly title: string;
  readonly lead: string;
  readonly hidden: Text<MomentWords & { readonly house: string }>;
  readonly naked: Text<MomentWords>;
}

/** Puts moments of a game into words of one language. */
export interface LookBackWriter {
  readonly title: string;
  readonly lead: string;
  readonly describeMoment: (moment: MomentFacts) => string;
}

/** The writer of a language whose phrases are loaded. */
export function lookBackWriter(phrases: LookBackPhrases, names: Names): LookBackWriter {
  const wordsOf = ({ cell, digit }: Candidate) => ({
    cells: names.cells([cell]),
    digit: names.digits([digit]),
  });
  return {
    title: phrases.title,
    lead: phrases.lead,
    describeMoment: ({ from, took, entry, step }) => {
      const [open = entry] = step.placements;
      const words = { from, took, entry: wordsOf(entry), open: wordsOf(open) };
      return step.technique === 'hidden-single'
        ? phrases.hidden({ ...words, house: names.houses(step.evidence.house) })
        : phrases.naked(words);
    },
  };
}
