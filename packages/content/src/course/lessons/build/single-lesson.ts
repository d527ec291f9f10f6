import {
  type Cell,
  cellsOf,
  type Digit,
  findPatterns,
  type House,
  type HouseKind,
  kindOf,
  obstaclesOf,
  type Position,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import { flawText } from '../../../exercise/flaw.ts';
import type { LessonCard, LessonMarks, LessonQuestion, StationLesson } from '../lesson.ts';
import { NAKED_SINGLE_BOARDS, SCAN_BOARDS } from '../lesson-boards.ts';
import type { SingleWords, StepWords } from '../words.ts';
import { boardOf, causesOn, patternMarks, positionOf, stepMarks, UNMARKED } from './card-board.ts';
import { type LessonLanguage, look, toldOf, wordsOf } from './language.ts';
import { candidatesReason, digitReason, morePlacesReason, placeReason } from './reasons.ts';

/** A single on a board, whether or not it is one. */
interface Single {
  readonly position: Position;
  readonly step: TaughtStep;
}

/** What differs between a digit that looks for its cell and a cell that looks for its digit. */
interface SingleParts {
  readonly first: Single;
  readonly firstQuestion: LessonQuestion;
  readonly firstMarks: LessonMarks;
  readonly notOne: Single;
  readonly second: Single;
  readonly secondQuestion: LessonQuestion;
  readonly secondMarks: LessonMarks;
  /** For each of its answers. */
  readonly secondSolved: readonly LessonMarks[];
}

function hiddenSingle(board: string, house: House, digit: Digit): Single {
  const position = positionOf(board);
  const [cell = 0] = [...cellsOf(house)].filter((each) => position.has({ cell: each, digit }));
  const step: TaughtStep = {
    technique: 'hidden-single',
    placements: [{ cell, digit }],
    eliminations: [],
    evidence: { house: [house], digit: [digit], cell: [cell] },
  };
  return { position, step };
}

function nakedSingle(board: string, cell: Cell): Single {
  const position = positionOf(board);
  const [digit = 1] = position.digitsAt(cell);
  const step: TaughtStep = {
    technique: 'naked-single',
    placements: [{ cell, digit }],
    eliminations: [],
    evidence: { cell: [cell], digit: [digit] },
  };
  return { position, step };
}

function singlesOn(position: Position, technique: 'naked-single' | 'hidden-single') {
  return [...findPatterns(position, technique)];
}

/** The single, marked with the digits that prove it. */
function proved({ position, step }: Single): LessonMarks {
  const causes = causesOn(position, step);
  const { start, cells } = stepPattern(step);
  const [cell = 0] = cells;
  return { ...stepMarks(step, causes), houses: start.length > 0 ? start : housesAround(cell) };
}

function housesAround(cell: Cell): House[] {
  return [...Array(27).keys()].filter((house) => cellsOf(house).has(cell));
}

/** The pattern with what is in its way, noted. */
function notOneCard({ position, step }: Single, words: SingleWords, language: LessonLanguage) {
  const { shared, hints, exercise } = language;
  const obstacles = obstaclesOf(step, position);
  const told = [...step.placements, ...obstacles];
  const isTold = (cell: Cell, digit: Digit) =>
    told.some((each) => each.cell === cell && each.digit === digit);
  const cells = [...new Set(told.map(({ cell }) => cell))];
  return look('not-one', shared.titles.notOne, {
    text: hints.join([words.notOne, flawText(step, obstacles, exercise, hints.names)]),
    board: boardOf(position, isTold),
    marks: { ...patternMarks(step), cells, supporting: told },
  });
}

/** The second single in words, and by name the houses that are outlined to look for it in. */
function wordsToFind({ second, secondMarks }: SingleParts, language: LessonLanguage): StepWords {
  const told = wordsOf(second.step, second.position, language);
  const { houses } = secondMarks;
  return houses.length > 0 ? { ...told, houses: language.hints.names.houses(houses) } : told;
}

function cardsOf(parts: SingleParts, words: SingleWords, language: LessonLanguage): LessonCard[] {
  const { titles } = language.shared;
  const { first, second } = parts;
  const told = wordsOf(first.step, first.position, language);
  const board = boardOf(first.position);
  const end = proved(first);
  const seen = { ...end, confirmed: [] };
  return [
    {
      kind: 'ask',
      title: titles.where,
      text: words.ask(told),
      board,
      marks: parts.firstMarks,
      question: parts.firstQuestion,
      ...toldOf(words.right(told), language),
      solved: [end],
    },
    look('look', titles.see, { text: words.see(told), board, marks: seen }),
    look('look', titles.follows, { text: words.follows(told), board, marks: end }),
    look('rule', titles.rule, { text: words.rule, board, marks: end }),
    notOneCard(parts.notOne, words, language),
    look('look', titles.search, { text: words.search, board, marks: end }),
    look('mistake', titles.mistake, { text: words.mistake, board, marks: end }),
    {
      kind: 'ask',
      title: titles.again,
      text: words.again(wordsToFind(parts, language)),
      board: boardOf(second.position),
      marks: parts.secondMarks,
      question: parts.secondQuestion,
      ...toldOf(words.againRight, language, language.shared.found),
      solved: parts.secondSolved,
    },
  ];
}

function cellsQuestion(
  answers: readonly (readonly Cell[])[],
  wrong: (cell: Cell) => string,
  { shared }: LessonLanguage,
): LessonQuestion {
  return { asks: 'cells', answers, left: (count) => shared.left({ count }), wrong };
}

/** The lesson of scanning houses of some kinds. */
export function scanLesson(
  id: 'boxes' | 'lines',
  kinds: readonly HouseKind[],
  words: SingleWords,
  language: LessonLanguage,
): StationLesson {
  const boards = SCAN_BOARDS[id];
  const first = hiddenSingle(boards.first.board, boards.first.house, boards.first.digit);
  const notOne = hiddenSingle(boards.notOne.board, boards.notOne.house, boards.notOne.digit);
  const position = positionOf(boards.second.board);
  const { digit } = boards.second;
  const isKind = (house: House) => kinds.includes(kindOf(house));
  const singles = singlesOn(position, 'hidden-single').filter((step) => {
    const { digits, start } = stepPattern(step);
    return digits.includes(digit) && start.every(isKind);
  });
  const [step] = singles;
  if (!step) throw new Error(`no single for ${id}`);
  const { house } = boards.first;
  const parts: SingleParts = {
    first,
    firstQuestion: cellsQuestion(
      [stepPattern(first.step).cells],
      placeReason(first.position, [house], boards.first.digit, language),
      language,
    ),
    firstMarks: { ...UNMARKED, houses: [house] },
    notOne,
    second: { position, step },
    secondQuestion: cellsQuestion(
      singles.map((single) => stepPattern(single).cells),
      morePlacesReason(position, digit, isKind, language),
      language,
    ),
    secondMarks: UNMARKED,
    secondSolved: singles.map((single) => proved({ position, step: single })),
  };
  return { aim: words.aim, cards: cardsOf(parts, words, language) };
}

/** The lesson of the naked single. */
export function nakedSingleLesson(words: SingleWords, language: LessonLanguage): StationLesson {
  const boards = NAKED_SINGLE_BOARDS;
  const first = nakedSingle(boards.first.board, boards.first.cell);
  const position = positionOf(boards.second.board);
  const { house } = boards.second;
  const steps = singlesOn(position, 'naked-single').filter((single) =>
    stepPattern(single).cells.every((cell) => cellsOf(house).has(cell)),
  );
  const [step] = steps;
  const [placement] = first.step.placements;
  if (!step || !placement) throw new Error('no naked single');
  const parts: SingleParts = {
    first,
    firstQuestion: {
      asks: 'digit',
      answer: placement.digit,
      wrong: digitReason(first.position, placement.cell, language),
    },
    firstMarks: { ...UNMARKED, houses: housesAround(placement.cell), cells: [placement.cell] },
    notOne: nakedSingle(boards.notOne.board, boards.notOne.cell),
    second: { position, step },
    secondQuestion: cellsQuestion(
      steps.map((single) => stepPattern(single).cells),
      candidatesReason(position, house, 1, language),
      language,
    ),
    secondMarks: { ...UNMARKED, houses: [house] },
    secondSolved: steps.map((single) => proved({ position, step: single })),
  };
  return { aim: words.aim, cards: cardsOf(parts, words, language) };
}
