import type { Cell, Digit, House, TaughtTechniqueId } from '@nanpure/engine';
import type { HintPhrases } from '../../hints/phrases.ts';
import { pick } from '../../hints/pool.ts';
import type { ExercisePhrases } from '../exercise-phrases.ts';
import type { QuestionPhrases } from './question-phrases.ts';

/** What is asked on a board, other than for a pattern. */
export type Asking =
  | { readonly kind: 'last-cell'; readonly house: House | undefined }
  | { readonly kind: 'common-peers'; readonly cells: readonly [Cell, Cell] }
  | { readonly kind: 'places'; readonly house: House; readonly digit: Digit }
  | { readonly kind: 'candidates'; readonly cell: Cell }
  | { readonly kind: 'stale-notes'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'which-one' };

/** What was asked for, with all that answers it. */
export type Answered =
  | { readonly kind: 'last-cell'; readonly house: House; readonly digit: Digit }
  | { readonly kind: 'common-peers'; readonly found: readonly Cell[] }
  | {
      readonly kind: 'places';
      readonly house: House;
      readonly digit: Digit;
      readonly found: readonly Cell[];
    }
  | { readonly kind: 'candidates'; readonly cell: Cell; readonly digits: readonly Digit[] }
  | { readonly kind: 'stale-notes'; readonly digit: Digit; readonly found: readonly Cell[] };

/** Why a try is not what was asked for, or how far it goes. */
export type QuestionTry =
  | { readonly code: 'filled' | 'already' | 'asked-about'; readonly cell: Cell }
  | { readonly code: 'digit-already'; readonly digit: Digit }
  | {
      readonly code: 'blocked';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly house: House;
    }
  | { readonly code: 'unseen'; readonly cell: Cell; readonly of: Cell }
  | { readonly code: 'outside'; readonly cell: Cell; readonly house: House }
  | { readonly code: 'no-note'; readonly cell: Cell; readonly digit: Digit }
  | {
      readonly code: 'not-last';
      readonly cell: Cell;
      readonly house: House;
      readonly count: number;
    }
  | { readonly code: 'not-this-one'; readonly technique: TaughtTechniqueId }
  | { readonly code: 'cells-left' | 'digits-left'; readonly count: number };

/** A step of the help on the way to the answer. */
export type HelpWords =
  | { readonly code: 'look' | 'around'; readonly houses: readonly House[] }
  | { readonly code: 'digit'; readonly digits: readonly Digit[] }
  | {
      readonly code: 'removal';
      readonly houses: readonly House[];
      readonly digits: readonly Digit[];
    }
  | { readonly code: 'inside'; readonly cells: readonly Cell[]; readonly digits: readonly Digit[] }
  | { readonly code: 'blocking'; readonly houses: readonly House[]; readonly digit: Digit };

/** Puts tasks that ask for something else than a pattern into words of one language, and the help of all tasks. */
export interface QuestionWriter {
  readonly labels: QuestionPhrases['labels'];
  readonly prompt: (asking: Asking) => string;
  readonly reason: (answered: Answered) => string;
  /** Praise and the reason. Counting on changes the praise. */
  readonly right: (answered: Answered, variation: number) => string;
  readonly wrong: (tried: QuestionTry) => string;
  /** That the technique is the one, and what is asked next. */
  readonly technique: (technique: TaughtTechniqueId) => string;
  readonly help: (words: HelpWords) => string;
}

interface Sources {
  readonly questions: QuestionPhrases;
  readonly exercise: ExercisePhrases;
  readonly hints: HintPhrases;
}

function promptText(asking: Asking, { questions: { prompt }, hints: { names } }: Sources): string {
  switch (asking.kind) {
    case 'last-cell':
      return asking.house === undefined
        ? prompt.lastCell
        : prompt.lastDigit({ houses: names.houses([asking.house]) });
    case 'common-peers':
      return prompt.commonPeers({ cells: names.cells(asking.cells) });
    case 'places':
      return prompt.places({ houses: names.houses([asking.house]), digit: `${asking.digit}` });
    case 'candidates':
      return prompt.candidates({ cells: names.cells([asking.cell]) });
    case 'stale-notes':
      return prompt.staleNotes({ cells: names.cells([asking.cell]), digit: `${asking.digit}` });
    case 'which-one':
      return prompt.whichOne;
  }
}

function reasonText(answered: Answered, { questions: { reason }, hints: { names } }: Sources) {
  switch (answered.kind) {
    case 'last-cell':
      return reason.lastCell({
        houses: names.houses([answered.house]),
        digit: `${answered.digit}`,
      });
    case 'common-peers':
      return reason.commonPeers({
        cells: names.cells(answered.found),
        count: answered.found.length,
      });
    case 'places':
      return reason.places({
        houses: names.houses([answered.house]),
        digit: `${answered.digit}`,
        spots: names.spots(answered.found, answered.house),
      });
    case 'candidates':
      return reason.candidates({
        cells: names.cells([answered.cell]),
        digits: names.digits(answered.digits),
        count: answered.digits.length,
      });
    case 'stale-notes':
      return reason.staleNotes({
        cells: names.cells(answered.found),
        digit: `${answered.digit}`,
        count: answered.found.length,
      });
  }
}

function countText(tried: Extract<QuestionTry, { readonly count: number }>, sources: Sources) {
  const { questions, exercise, hints } = sources;
  switch (tried.code) {
    case 'cells-left':
      return exercise.wrong.cellsLeft(tried);
    case 'digits-left':
      return questions.wrong.digitsLeft(tried);
    case 'not-last':
      return questions.wrong.notLast({
        cells: hints.names.cells([tried.cell]),
        houses: hints.names.houses([tried.house]),
        count: tried.count,
      });
  }
}

function wrongText(tried: QuestionTry, sources: Sources): string {
  const {
    questions: { wrong },
    exercise,
    hints: { names },
  } = sources;
  if ('count' in tried) return countText(tried, sources);
  if (tried.code === 'digit-already') return wrong.digitAlready({ digit: `${tried.digit}` });
  if (tried.code === 'not-this-one') return wrong.technique[tried.technique];
  const cells = names.cells([tried.cell]);
  switch (tried.code) {
    case 'filled':
      return exercise.wrong.filled({ cells });
    case 'already':
      return wrong.already({ cells });
    case 'asked-about':
      return wrong.askedAbout({ cells });
    case 'blocked':
      return wrong.blocked({
        cells,
        digit: `${tried.digit}`,
        houses: names.houses([tried.house]),
      });
    case 'unseen':
      return wrong.unseen({ cells, of: names.cells([tried.of]) });
    case 'outside':
      return wrong.outside({ cells, houses: names.houses([tried.house]) });
    case 'no-note':
      return wrong.noNote({ cells, digit: `${tried.digit}` });
  }
}

function helpText(words: HelpWords, { questions: { help }, hints: { names } }: Sources): string {
  switch (words.code) {
    case 'look':
      return help.look({ houses: names.houses(words.houses) });
    case 'around':
      return help.around({ houses: names.houses(words.houses) });
    case 'digit':
      return help.digit({ digits: names.digits(words.digits) });
    case 'removal':
      return help.removal({
        houses: names.houses(words.houses),
        digits: names.eitherDigit(words.digits),
      });
    case 'inside':
      return help.inside({ cells: names.cells(words.cells), digits: names.digits(words.digits) });
    case 'blocking':
      return help.blocking({
        houses: names.houses(words.houses),
        digit: `${words.digit}`,
        count: words.houses.length,
      });
  }
}

/** The writer of a language whose phrases are loaded. */
export function questionWriter(
  questions: QuestionPhrases,
  exercise: ExercisePhrases,
  hints: HintPhrases,
): QuestionWriter {
  const sources = { questions, exercise, hints };
  const reason = (answered: Answered) => reasonText(answered, sources);
  return {
    labels: questions.labels,
    prompt: (asking) => promptText(asking, sources),
    reason,
    right: (answered, variation) =>
      hints.join([pick(exercise.right, variation)({}), reason(answered)]),
    wrong: (tried) => wrongText(tried, sources),
    technique: (technique) => questions.technique({ technique: exercise.names[technique] }),
    help: (words) => helpText(words, sources),
  };
}
