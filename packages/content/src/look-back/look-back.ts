import type { Candidate, TaughtStep } from '@nanpure/engine';
import type { Names } from '../hints/names.ts';
import type { Text } from '../hints/pool.ts';

/** A moment of a game at which the player thought for a while, with an easier step in sight. */
export interface MomentFacts {
  /** When the thinking began, as the clock of the game shows it. */
  readonly from: string;
  /** How long it took, in milliseconds. */
  readonly took: number;
  /** The digit that was entered in the end. */
  readonly entry: Candidate;
  /** The single that was open all the time. */
  readonly step: TaughtStep;
}

interface Duration {
  readonly minutes: number;
  /** 0-59. */
  readonly seconds: number;
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
  /** A length of time, as it stands in a sentence. */
  readonly duration: Text<Duration>;
  readonly hidden: Text<MomentWords & { readonly house: string }>;
  readonly naked: Text<MomentWords>;
}

/** Puts moments of a game into words of one language. */
export interface LookBackWriter {
  readonly title: string;
  readonly lead: string;
  readonly describeMoment: (moment: MomentFacts) => string;
}

function durationOf(milliseconds: number): Duration {
  const seconds = Math.floor(milliseconds / 1000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
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
      const words = {
        from,
        took: phrases.duration(durationOf(took)),
        entry: wordsOf(entry),
        open: wordsOf(open),
      };
      return step.technique === 'hidden-single'
        ? phrases.hidden({ ...words, house: names.houses(step.evidence.house) })
        : phrases.naked(words);
    },
  };
}
