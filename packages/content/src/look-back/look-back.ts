import type { Candidate, Cell, TaughtStep } from '@nanpure/engine';
import type { Names } from '../hints/names.ts';
import type { Text } from '../hints/pool.ts';

/** A moment of a game at which the player thought for a while, with an easier step in sight. */
export interface MomentFacts {
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
  readonly took: string;
  readonly entry: { readonly cells: string; readonly digit: string };
  readonly open: { readonly cells: string; readonly digit: string };
}

/** What is said in one language when the player looks back on a game. */
export interface LookBackPhrases {
  readonly title: string;
  readonly start: string;
  readonly show: string;
  readonly back: string;
  /** The board at a time of the game's clock. */
  readonly board: Text<{ readonly at: string }>;
  readonly invitation: Text<Pick<MomentWords, 'took'>>;
  /** A length of time, as it stands in a sentence. */
  readonly duration: Text<Duration>;
  readonly ask: {
    readonly hidden: Text<{ readonly house: string }>;
    readonly naked: string;
  };
  readonly found: string;
  /** A cell that can be solved as well. */
  readonly otherSingle: Text<{ readonly cells: string }>;
  readonly hidden: Text<MomentWords & { readonly house: string }>;
  readonly naked: Text<MomentWords>;
}

/** Puts moments of a game into words of one language. */
export interface LookBackWriter
  extends Pick<LookBackPhrases, 'title' | 'start' | 'show' | 'back' | 'board' | 'found'> {
  /** Says how long the moment took, and asks the player to try again. */
  readonly invite: (moment: Pick<MomentFacts, 'took'>) => string;
  /** What to look for, without the answer. */
  readonly ask: (moment: Pick<MomentFacts, 'step'>) => string;
  /** What is said to another cell that can be solved. */
  readonly otherSingle: (cell: Cell) => string;
  /** What the player did, and what was open. */
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
  const tookOf = (took: number) => phrases.duration(durationOf(took));
  const { title, start, show, back, board, found, ask } = phrases;
  return {
    ...{ title, start, show, back, board, found },
    invite: ({ took }) => phrases.invitation({ took: tookOf(took) }),
    ask: ({ step }) =>
      step.technique === 'hidden-single'
        ? ask.hidden({ house: names.houses(step.evidence.house) })
        : ask.naked,
    otherSingle: (cell) => phrases.otherSingle({ cells: names.cells([cell]) }),
    describeMoment: ({ took, entry, step }) => {
      const [open = entry] = step.placements;
      const words = { took: tookOf(took), entry: wordsOf(entry), open: wordsOf(open) };
      return step.technique === 'hidden-single'
        ? phrases.hidden({ ...words, house: names.houses(step.evidence.house) })
        : phrases.naked(words);
    },
  };
}
