import { formatGrid, type Grid, type Puzzle, seededRandom } from '@nanpure/engine';
import { type Game, gridOfGame, isWon, newGame, play } from '@nanpure/engine/game';
import {
  causesOf,
  checkGuess,
  type Hint,
  type HintContext,
  type HintLevel,
  type HintSession,
  marksOf,
  type Notes,
  nextHint,
} from '@nanpure/engine/hints';
import { LANGUAGES, type Language } from '../../../languages.ts';
import { SEED } from '../../../testing/trials.ts';
import type { HintText } from '../../phrases.ts';
import type { HintWriter } from '../../writer.ts';
import { BoardFacts, NOTHING_TOLD, nameOf, type Told } from '../board-facts.ts';
import {
  type Asked,
  type Checked,
  type CheckedGuess,
  checkGuessTexts,
  checkHint,
  checkStageTexts,
  LEVELS,
  type ToldHint,
} from '../check-hint.ts';
import { conclusionsOf, patternOf } from '../checked-text.ts';
import type { Claim } from '../claim.ts';
import { ALL_CELLS } from '../geometry.ts';
import { type ClaimBoard, showNotes } from './claim-boards.ts';

export type Writers = Readonly<Record<Language, HintWriter>>;

/** What came of checking many hints. */
export class Findings {
  readonly flaws: string[] = [];
  readonly templates = { en: new Set<string>(), ja: new Set<string>() };
  hints = 0;
  texts = 0;
  claims = 0;
  guesses = 0;

  add(checked: Checked, name: string): void {
    this.hints += 1;
    this.texts += checked.texts;
    this.claims += checked.claims;
    this.#note(checked, name);
  }

  addGuess(checked: CheckedGuess, name: string): void {
    this.guesses += 1;
    this.#note(checked, name);
  }

  #note({ flaws, templates }: CheckedGuess, name: string): void {
    this.flaws.push(...flaws.map((flaw) => `${flaw}\n${name}`));
    for (const language of LANGUAGES) {
      for (const template of templates[language]) this.templates[language].add(template);
    }
  }
}

function textsOf(hint: Hint, writers: Writers, options: { variation: number; emptyCells: number }) {
  const at = (level: HintLevel): Record<Language, HintText> => ({
    en: writers.en.describeHint({ ...hint, level }, options),
    ja: writers.ja.describeHint({ ...hint, level }, options),
  });
  return { 1: at(1), 2: at(2), 3: at(3) };
}

function outlinedAt(hint: Hint, level: HintLevel): number[] {
  const marks = marksOf({ ...hint, level });
  return marks.flatMap((mark) =>
    mark.kind === 'pattern' && mark.digit === undefined ? [mark.cell] : [],
  );
}

function toldHint(hint: Hint, writers: Writers, variation: number, emptyCells: number): ToldHint {
  return {
    texts: textsOf(hint, writers, { variation, emptyCells }),
    outlined: { 1: outlinedAt(hint, 1), 2: outlinedAt(hint, 2), 3: outlinedAt(hint, 3) },
  };
}

/** What is told once the steps of an answer are. */
function toldAfter(told: Told, answer: readonly Claim[]): Told {
  if (!patternOf(answer)) return told;
  const { placements, eliminations } = conclusionsOf(answer);
  return {
    placements: new Set([...told.placements, ...placements.map(nameOf)]),
    eliminations: new Set([...told.eliminations, ...eliminations.map(nameOf)]),
  };
}

/** So many cells of a board are guessed at. */
const GUESSED = 5;

interface Sitting {
  readonly writers: Writers;
  readonly findings: Findings;
  readonly name: string;
  /** Chooses among the texts and the cells to guess at. */
  readonly number: number;
}

function guessAt(
  hint: Hint,
  {
    board,
    notes,
    shown,
  }: { readonly board: Grid; readonly notes: Notes | undefined; readonly shown: readonly string[] },
  answer: readonly Claim[],
  asked: Asked,
  sitting: Sitting,
) {
  if (hint.kind !== 'step') return;
  const random = seededRandom(`${SEED}/guesses/${sitting.number}`);
  for (let guessed = 0; guessed < GUESSED; guessed++) {
    const cell = Math.floor(random() * ALL_CELLS.length);
    const guess = checkGuess(hint, cell, board, notes, shown);
    const texts = {
      en: sitting.writers.en.describeGuess(guess, sitting.number),
      ja: sitting.writers.ja.describeGuess(guess, sitting.number),
    };
    sitting.findings.addGuess(checkGuessTexts(texts, answer, asked), sitting.name);
  }
}

function explain(
  hint: Hint,
  board: Grid,
  answer: readonly Claim[],
  asked: Asked,
  sitting: Sitting,
) {
  if (hint.kind !== 'step') return;
  const hasCauses = causesOf(hint.step, board).length > 0;
  const textsIn = (language: Language) =>
    sitting.writers[language].explainInStages(hint, hasCauses).map(({ text }) => text);
  const texts = { en: textsIn('en'), ja: textsIn('ja') };
  sitting.findings.addGuess(checkStageTexts(texts, answer, asked), sitting.name);
}

/** Presses until a hint has told all of it, and checks that; where things stand then. */
function oneHint(
  before: { readonly session: HintSession | undefined; readonly asked: Asked },
  board: Grid,
  context: HintContext,
  sitting: Sitting,
): { session: HintSession; told: Told } {
  const { asked } = before;
  let session = before.session;
  for (const _ of LEVELS) session = nextHint(session, board, context);
  if (session?.hint.level !== 3) throw new Error('three presses show all of a hint');
  const hint = toldHint(
    session.hint,
    sitting.writers,
    sitting.number,
    asked.facts.emptyCells.length,
  );
  const checked = checkHint(hint, asked);
  sitting.findings.add(checked, sitting.name);
  explain(session.hint, board, checked.answer, asked, sitting);
  guessAt(
    session.hint,
    { board, notes: context.notes, shown: session.shown },
    checked.answer,
    asked,
    sitting,
  );
  return { session, told: toldAfter(asked.told, checked.answer) };
}

/** Asks for hint after hint on a board that does not change. */
export function askInARow(
  { board, context, hints, name }: ClaimBoard,
  options: { readonly number: number; readonly writers: Writers },
  findings: Findings,
): void {
  const { writers } = options;
  const facts = new BoardFacts([...board], context);
  const random = seededRandom(`${SEED}/${options.number}`);
  let session: HintSession | undefined;
  let told = NOTHING_TOLD;
  for (let count = 0; count < hints; count++) {
    const sitting = {
      writers,
      findings,
      name: `${name}\nhint ${count + 1}`,
      number: options.number + count,
    };
    const asked = { facts, told, onlyTechnique: context.technique };
    ({ session, told } = oneHint({ session, asked }, board, { ...context, random }, sitting));
    if (session.hint.kind === 'complete') return;
  }
}

const MOST_HINTS = 400;

/** Plays a puzzle by pressing Hint three times and Apply, until it is solved. */
export function playByHints(
  puzzle: Puzzle,
  options: { readonly number: number; readonly writers: Writers },
  findings: Findings,
): Game {
  const { givens, solution } = puzzle;
  let game = newGame(puzzle);
  let session: HintSession | undefined;
  let told = NOTHING_TOLD;
  for (let count = 0; count < MOST_HINTS && !isWon(game); count++) {
    const board = gridOfGame(game);
    const context = { givens, solution, notes: game.cells.map(({ notes }) => notes) };
    const name = `puzzle ${formatGrid(givens)}, hint ${count + 1}: ${formatGrid(board)}\nnotes ${showNotes(context.notes)}`;
    const sitting = { ...options, findings, name, number: options.number + count };
    const asked = { facts: new BoardFacts([...board], context), told };
    ({ session, told } = oneHint({ session, asked }, board, context, sitting));
    game = play(game, { type: 'apply-hint', conclusion: session.hint });
    // What was told of a board is forgotten once its digits change.
    if (gridOfGame(game).join() !== board.join()) told = NOTHING_TOLD;
  }
  return game;
}
