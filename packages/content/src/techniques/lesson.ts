import type { HouseKind, TaughtTechniqueId, TechniqueDifficulty } from '@nanpure/engine';
import type { BoardExample, HighlightType, TechniqueExample } from './example.ts';

/** How to find a technique, step by step: without notes, and with them. */
export interface WaysToFind {
  readonly scan: readonly string[];
  readonly notes: readonly string[];
}

/** What a language says about one technique on its page. */
export interface LessonTexts {
  /** What it is and why it is true, a paragraph each. */
  readonly concept: readonly string[];
  readonly howToFind: WaysToFind;
  readonly tips: readonly string[];
  /** When you have mastered it. */
  readonly mastery: string;
}

/** What the picture of one house shows of a step. */
export interface InOneHouse {
  readonly kind: HouseKind;
  /** Those of the pattern's cells that are in the house. */
  readonly cells: string;
  /** The same without what names the house, as it is the one that is drawn. */
  readonly spots: string;
  readonly digits: string;
  /** What the step rules out in the house. */
  readonly removals: string;
  /** The houses across that hold those cells. */
  readonly across: string;
}

/** What all lessons of a language share. */
export interface LessonWords {
  readonly difficulty: Readonly<Record<TechniqueDifficulty, string>>;
  /** How long it takes to master a technique of a difficulty. */
  readonly time: Readonly<Record<TechniqueDifficulty, string>>;
  /** A step by what the picture of one house shows, candidates included, and by nothing else. */
  readonly inOneHouse: Readonly<Record<TaughtTechniqueId, (words: InOneHouse) => string>>;
  /** What a highlight shows; `digits` are named in the language. */
  readonly labels: Readonly<Record<HighlightType, (digits: string) => string>>;
}

/** A lesson as its page shows it. */
export interface Lesson extends LessonTexts {
  readonly difficulty: string;
  readonly time: string;
  /** A row, column or block by itself, and a whole board; two different puzzles. */
  readonly houseExample: TechniqueExample;
  readonly boardExample: BoardExample;
  /** In place of the house, where it takes several lines to show the pattern: those on their board. */
  readonly linesExample: BoardExample | undefined;
}
