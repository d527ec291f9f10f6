import {
  type Candidate,
  type Cell,
  cellsOf,
  type Digit,
  findPatterns,
  obstaclesOf,
  type Position,
  pathTo,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import { flawText } from '../../../exercise/flaw.ts';
import type {
  AskCard,
  LessonBoard,
  LessonCard,
  LessonMarks,
  LessonQuestion,
  StationLesson,
} from '../lesson.ts';
import { PATTERN_BOARDS } from '../lesson-boards.ts';
import type { PatternWords } from '../words.ts';
import { boardOf, patternMarks, positionOf, stepMarks, UNMARKED } from './card-board.ts';
import { type LessonLanguage, look, losingCells, toldOf, wordsOf } from './language.ts';
import {
  candidatesReason,
  keepsReason,
  lineReason,
  neitherReason,
  notPartReason,
  placeReason,
} from './reasons.ts';

/** A technique that strikes candidates out. */
export type PatternTechnique = keyof typeof PATTERN_BOARDS;

/** A step on a board. */
export interface Found {
  readonly position: Position;
  readonly step: TaughtStep;
}

/** The first step of a technique on the way on from a board, and the board. */
export function foundOn(board: string, technique: PatternTechnique): Found {
  const position = positionOf(board);
  const step = pathTo(technique, position)?.at(-1)?.step;
  if (!step) throw new Error(`no ${technique} on ${board}`);
  return { position, step };
}

/** All notes of a pair's houses, but of the one digit alone where there is one. */
function noted({ position, step }: Found): LessonBoard {
  const { digits, isPair, start } = stepPattern(step);
  return boardOf(position, (cell, digit) =>
    isPair ? start.some((house) => cellsOf(house).has(cell)) : digits.includes(digit),
  );
}

/** Whether its houses are lines of a kind, of which the last one is to be found. */
function isFish({ step }: Found): boolean {
  return stepPattern(step).start.length > 1 && !stepPattern(step).isPair;
}

/** Where a digit fits in a box or a line is to be seen without notes. */
function isOfOneHouse(found: Found): boolean {
  return !stepPattern(found.step).isPair && !isFish(found);
}

/** The first question: the board, what it marks, and what is asked on it. */
export function firstQuestion(
  found: Found,
  language: LessonLanguage,
): Pick<AskCard, 'board' | 'marks' | 'question'> {
  const { position, step } = found;
  const { start, across, cells, digits, candidates, premiseKind } = stepPattern(step);
  const [house = 0] = start;
  const [digit = 1] = digits;
  const left = (count: number) => language.shared.left({ count });
  const asking = (answers: readonly (readonly Cell[])[], wrong: (cell: Cell) => string) =>
    ({ asks: 'cells', answers, left, wrong }) satisfies LessonQuestion;
  if (isFish(found)) {
    const known = start.slice(0, -1);
    const last = [...cellsOf(start.at(-1) ?? 0)];
    const isKnown = ({ cell }: Candidate) => known.some((line) => cellsOf(line).has(cell));
    return {
      board: noted(found),
      marks: { ...UNMARKED, houses: known, across, supporting: candidates.filter(isKnown) },
      question: asking(
        last.map((cell) => [cell]),
        lineReason(position, step, language),
      ),
    };
  }
  const marks: LessonMarks = { ...UNMARKED, houses: [house] };
  if (isOfOneHouse(found)) {
    const wrong = placeReason(position, [house], digit, language);
    return { board: boardOf(position), marks, question: asking([cells], wrong) };
  }
  const wrong =
    premiseKind === 'cells'
      ? candidatesReason(position, house, 2, language)
      : neitherReason(position, step, language);
  return { board: noted(found), marks, question: asking([cells], wrong) };
}

function strikeCard(found: Found, words: PatternWords, language: LessonLanguage): LessonCard {
  const { position, step } = found;
  const told = wordsOf(step, position, language);
  return {
    kind: 'ask',
    title: language.shared.titles.strike,
    text: words.strike(told),
    board: noted(found),
    marks: { ...patternMarks(step), across: stepPattern(step).across },
    question: {
      asks: 'cells',
      answers: [losingCells(step)],
      left: (count) => language.shared.left({ count }),
      wrong: keepsReason(position, step, language),
    },
    ...toldOf(words.struck(told), language),
    solved: [stepMarks(step)],
  };
}

/** What would be the pattern, but for the candidates in its way. */
function notOneCard(found: Found, words: PatternWords, language: LessonLanguage): LessonCard {
  const { position, step } = found;
  const { hints, exercise, shared } = language;
  const obstacles = obstaclesOf(step, position);
  const others = obstacles.map(({ cell }) => cell);
  const { across, isPair, premiseKind } = stepPattern(step);
  const marks = patternMarks(step);
  // Of a hidden pair, the places of both digits are to be compared.
  const isCompared = isPair && premiseKind !== 'cells';
  return look('not-one', shared.titles.notOne, {
    text: hints.join([
      words.notOne(wordsOf(step, position, language)),
      flawText(step, obstacles, exercise, hints.names),
    ]),
    board: noted(found),
    marks: {
      ...marks,
      across,
      cells: [...new Set([...marks.cells, ...others])],
      supporting: isCompared ? [...marks.supporting, ...obstacles] : obstacles,
    },
  });
}

/** The same once more: any pattern that removes something, of a single digit where it is about one. */
function againCard(found: Found, words: PatternWords, language: LessonLanguage): LessonCard {
  const { position, step } = found;
  const { digits, isPair } = stepPattern(step);
  const isAsked = (other: TaughtStep) =>
    other.eliminations.length > 0 && (isPair || stepPattern(other).digits.join() === digits.join());
  const all = [...findPatterns(position, step.technique)].filter(isAsked);
  const isNoted = (_: Cell, digit: Digit) => isPair || digits.includes(digit);
  return {
    kind: 'ask',
    title: language.shared.titles.again,
    text: words.again(wordsOf(step, position, language)),
    board: boardOf(position, isNoted),
    marks: UNMARKED,
    question: {
      asks: 'cells',
      answers: all.map((other) => stepPattern(other).cells),
      left: (count) => language.shared.left({ count }),
      wrong: notPartReason(position, step, language),
    },
    ...toldOf(words.againRight, language, language.shared.found),
    solved: all.map((other) => stepMarks(other)),
  };
}

/** The lesson of a technique that strikes candidates out. */
export function patternLesson(
  technique: PatternTechnique,
  words: PatternWords,
  language: LessonLanguage,
): StationLesson {
  const boards = PATTERN_BOARDS[technique];
  const { titles } = language.shared;
  const found = foundOn(boards.first, technique);
  const { position, step } = found;
  const told = wordsOf(step, position, language);
  const board = noted(found);
  const pattern = { ...patternMarks(step), across: stepPattern(step).across };
  const end = stepMarks(step);
  return {
    aim: words.aim,
    cards: [
      {
        kind: 'ask',
        title: titles.where,
        text: words.ask(told),
        ...firstQuestion(found, language),
        ...toldOf(words.right(told), language),
        solved: [pattern],
      },
      look('look', titles.pattern, {
        text: words.pattern(told),
        board,
        marks: pattern,
      }),
      look('look', titles.follows, {
        text: words.follows(told),
        board,
        marks: pattern,
      }),
      strikeCard(found, words, language),
      look('rule', titles.rule, { text: words.rule, board, marks: end }),
      notOneCard(foundOn(boards.notOne, technique), words, language),
      look('look', titles.search, { text: words.search, board, marks: end }),
      look('mistake', titles.mistake, { text: words.mistake, board, marks: end }),
      againCard(foundOn(boards.second, technique), words, language),
    ],
  };
}
