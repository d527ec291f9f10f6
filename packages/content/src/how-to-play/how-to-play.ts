import type { Difficulty } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';

interface Section {
  readonly title: string;
  /** Paragraphs, or points of a list. */
  readonly texts: readonly string[];
}

/** The page that explains the game. */
export interface HowToPlay {
  readonly title: string;
  readonly lead: string;
  readonly rules: Section;
  /** What comes before the table of controls. */
  readonly controls: Section;
  readonly hints: {
    readonly title: string;
    readonly lead: string;
    readonly levels: Readonly<Record<HintLevel, { readonly title: string; readonly text: string }>>;
    readonly more: string;
  };
  readonly difficulties: {
    readonly title: string;
    readonly lead: string;
    readonly guide: Readonly<Record<Difficulty, string>>;
  };
  readonly tips: Section;
  /** What stands with the sample board: the board example of the naked single. */
  readonly sample: Section;
  readonly techniques: Section & { readonly link: string };
  /** When and how to write notes. */
  readonly notes: Section;
  /** The words that the lessons use without explaining them. */
  readonly words: { readonly title: string; readonly list: readonly Word[] };
  readonly questions: {
    readonly title: string;
    readonly list: readonly [Question, Question, Question];
  };
}

interface Word {
  readonly term: string;
  /** What it means, in a line. */
  readonly meaning: string;
}

interface Question {
  readonly question: string;
  readonly answer: string;
}
