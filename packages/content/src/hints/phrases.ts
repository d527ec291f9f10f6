import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Names } from './names.ts';
import type { Pool, Text } from './pool.ts';
import type { PlaceWords, StepWords } from './step-words.ts';

/** A hint as it is shown: what to do or to look for and, if there is more to say, why. */
export interface HintText {
  readonly message: string;
  readonly detail?: string;
}

/** The same thought for a player without notes (`scan`) and for one whose notes show it (`notes`). */
export interface TwoWays<Words> {
  readonly scan: Text<Words>;
  readonly notes: Text<Words>;
}

/**
 * What is said about one technique. `look` is level 2; `reason` is level 3 as one paragraph, for the API and the
 * exercises: the game tells level 3 in `StagePhrases`.
 */
export interface StepPhrases<Id extends TaughtTechniqueId> {
  /** Its name as a label, good at the beginning and in the middle of a sentence. */
  readonly name: string;
  readonly look: TwoWays<PlaceWords<Id>>;
  readonly reason: TwoWays<StepWords<Id>>;
}

/** Level 3 as the game tells it: what each stage of a technique's explanation says, a short sentence each. */
export interface StagePhrases<Id extends TaughtTechniqueId> {
  /** What has to be seen. */
  readonly start: Text<StepWords<Id>>;
  /** Which digits on the board show it; where earlier steps had their part in it, beside those. */
  readonly causes: Text<StepWords<Id>>;
  /** What follows before candidates go; nothing where a digit is placed. */
  readonly effects: readonly Text<StepWords<Id>>[];
  /** The digit and its cell, where one is placed. */
  readonly placement?: Text<StepWords<Id>>;
}

/** What the texts of each level may name; a lower level never gets to know what a higher one tells. */
interface ByLevel<One, Two, Three> {
  readonly one: (words: One) => HintText;
  readonly two: (words: Two) => HintText;
  readonly three: (words: Three) => HintText;
}

interface Area {
  readonly area: string;
}
interface Cells {
  readonly cells: string;
}
/** Cells of the house that is named as the area. */
interface Spots extends Area {
  readonly spots: string;
}
interface Answer {
  readonly cells: string;
  readonly digit: string;
}
interface Count {
  readonly count: number;
}
/** What was looked for in vain: the name of the one technique that was asked for, if one was. */
interface Sought {
  readonly technique: string | undefined;
}
type Nothing = Readonly<Record<never, never>>;

/** Something is wrong on the board. */
export interface MistakePhrases {
  readonly wrongDigit: ByLevel<Area, Cells, Answer>;
  /** `cells` are all that hold the digit, `wrong` is the one where it has to go. */
  readonly wrongRepeat: ByLevel<Area, Spots, Spots & Answer & { readonly wrong: string }>;
  /** A repeated digit of which nobody knows which is right. */
  readonly conflict: ByLevel<Area, Spots, Area & Answer>;
  /** The same where one of them is given; `wrong` are the others. */
  readonly conflictWithGiven: ByLevel<Area, Spots, Area & Answer & { readonly wrong: string }>;
  readonly cellWithoutDigit: ByLevel<Area, Cells, Cells>;
  readonly digitWithoutPlace: ByLevel<Area, Area, Area & { readonly digit: string }>;
  readonly deadEndOutOfSight: ByLevel<Nothing, Nothing, Nothing>;
}

/** No step left to show. Level 1 is the pool of fallbacks; an `open` answer is one nobody knows. */
export interface FallbackPhrases {
  readonly pool: Pool<6, Area & Sought>;
  readonly fewCandidates: {
    readonly two: Text<Cells & Count>;
    readonly three: (words: Answer & Sought & { readonly candidates: string }) => HintText;
    readonly open: (words: Cells & { readonly candidates: string }) => HintText;
  };
  readonly openHouse: {
    readonly two: Text<Spots & Count>;
    readonly three: (words: Area & Answer & Sought) => HintText;
    readonly open: (words: Area & Sought) => HintText;
  };
  readonly anyCell: {
    readonly two: Text<Cells>;
    readonly three: (words: Answer & Sought) => HintText;
    readonly open: (words: Cells & Sought) => HintText;
  };
}

/** What is said to a player who looks for the cell of a level-1 hint alone. */
export interface GuessPhrases {
  /** What to do. It doesn't tell whether the step has one cell or several. */
  readonly ask: string;
  /** The cell that a digit goes into was found, or one of a pattern's. */
  readonly foundPlacement: Pool<3, Cells>;
  readonly foundPattern: Pool<3, Cells>;
  /** Why a cell isn't the one; none names a digit but the one that stands there. */
  readonly filled: Text<Answer>;
  readonly otherSingle: Text<Cells>;
  readonly affected: Text<Cells>;
  readonly outsideArea: Text<Cells & Area>;
  readonly open: Text<Cells>;
  readonly replaceable: Text<Cells & Area>;
  readonly notInPattern: Text<Cells>;
}

/** What is said about the player's notes beside a step. */
export interface NotesPhrases {
  /** Level 2: that something is the matter with them. */
  readonly look: { readonly missing: string; readonly wrong: string };
  /** Level 3: what. */
  readonly missing: Text<{ readonly candidates: string }>;
  readonly wrong: Text<{ readonly candidates: string }>;
  /** Level 3, where it would be too much to list. */
  readonly missingMuch: string;
  readonly wrongMuch: string;
  /** Level 3: that they leave out already what the step rules out. */
  readonly crossedOut: string;
}

/** Level 1 of a step: a question, and where to look. No question leads away from the step. */
export interface LevelOnePhrases {
  readonly anyStep: Pool<9, Area>;
  /** Where digits have few places left. */
  readonly digits: Pool<3, Area>;
  /** Where cells have few digits left. */
  readonly cells: Pool<3, Area>;
  /** Where one cell is empty. */
  readonly lastCell: Pool<2, Area>;
}

/** A digit for the last empty cell of a house, which needs no technique to see. */
export interface LastCellPhrases {
  readonly look: Text<Spots>;
  readonly reason: Text<Area & { readonly digit: string }>;
  /** The same in two stages. */
  readonly start: Text<Area & { readonly digit: string }>;
  readonly placement: Text<Answer>;
}

/** Everything that hints say in one language. */
export interface HintPhrases {
  readonly names: Names;
  readonly levelOne: LevelOnePhrases;
  /** Level 2 of a step: which technique. */
  readonly levelTwo: Pool<9, { readonly technique: string }>;
  readonly steps: { readonly [Id in TaughtTechniqueId]: StepPhrases<Id> };
  readonly stages: { readonly [Id in TaughtTechniqueId]: StagePhrases<Id> };
  /** The stage that tells what earlier steps had to do with it. */
  readonly earlier: Text<{ readonly candidates: string }>;
  readonly lastCell: LastCellPhrases;
  /** Level 3 of a step: a digit goes into a cell … */
  readonly placement: Pool<3, Answer>;
  /** … or candidates go. */
  readonly elimination: Pool<3, { readonly removals: string }>;
  /** The same as it sounds after its reason. */
  readonly conclusion: Text<{ readonly removals: string }>;
  readonly notes: NotesPhrases;
  readonly mistakes: MistakePhrases;
  readonly fallback: FallbackPhrases;
  readonly complete: Pool<3, Nothing>;
  readonly guess: GuessPhrases;
  /** Level 2 of a step that is there only because earlier ones ruled something out. */
  readonly buildsOnEarlier: string;
  /** Said besides, where it is so. */
  readonly nearlyFull: Text<Count>;
  readonly manySolutions: string;
  /** Sentences as a paragraph. */
  readonly join: (sentences: readonly string[]) => string;
}
