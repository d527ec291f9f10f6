import { findPatterns, stepPattern, type TaughtTechniqueId } from '@nanpure/engine';
import type { AskCard, LessonCard, StationLesson } from '../lesson.ts';
import { WHICH_ONE_BOARDS, WHOLE_PUZZLE_BOARD } from '../lesson-boards.ts';
import type { WhichOneWords, WholePuzzleWords } from '../words.ts';
import { boardOf, patternMarks, positionOf, stepMarks, UNMARKED } from './card-board.ts';
import { type LessonLanguage, look, toldOf, wordsOf } from './language.ts';
import { type Found, firstQuestion, foundOn } from './pattern-lesson.ts';
import { filledReason, notPartReason } from './reasons.ts';

interface Choice {
  readonly title: string;
  readonly text: string;
  readonly rightOne: (words: { readonly technique: string }) => string;
}

/** Which of some techniques goes on from a position: just one of them does. */
function optionCard(
  { position, step }: Found,
  options: readonly TaughtTechniqueId[],
  { title, text, rightOne }: Choice,
  language: LessonLanguage,
): AskCard {
  const { exercise, shared } = language;
  const nameOf = (option: TaughtTechniqueId) => exercise.names[option];
  return {
    kind: 'ask',
    title,
    text,
    board: boardOf(position, () => true),
    marks: UNMARKED,
    question: {
      asks: 'option',
      options: options.map((option) => shared.option({ technique: nameOf(option) })),
      answer: options.indexOf(step.technique),
      wrong: (option) =>
        shared.reasons.noneHere({ technique: nameOf(options[option] ?? step.technique) }),
    },
    ...toldOf(rightOne({ technique: nameOf(step.technique) }), language),
    solved: [UNMARKED],
  };
}

/** All singles of a board, each a right answer. */
function singlesCard(words: WhichOneWords, language: LessonLanguage): AskCard {
  const { names } = language.hints;
  const position = positionOf(WHICH_ONE_BOARDS.singles);
  const singles = (['hidden-single', 'naked-single'] as const).flatMap((technique) => [
    ...findPatterns(position, technique),
  ]);
  return {
    kind: 'ask',
    title: words.titles.singles,
    text: words.singles,
    board: boardOf(position, () => true),
    marks: UNMARKED,
    question: {
      asks: 'cells',
      answers: singles.map((step) => stepPattern(step).cells),
      left: (count) => language.shared.left({ count }),
      wrong: (cell) =>
        filledReason(position, cell, language) ??
        words.notYet({
          cell: names.cells([cell]),
          digits: names.eitherDigit(position.digitsAt(cell)),
        }),
    },
    ...toldOf(words.singlesRight, language),
    solved: singles.map((step) => stepMarks(step)),
  };
}

/** The pattern that the option named, to be found. */
function findCard(
  found: Found,
  title: string,
  words: WhichOneWords,
  language: LessonLanguage,
): AskCard {
  const { position, step } = found;
  const { start, cells } = stepPattern(step);
  const technique = language.exercise.names[step.technique];
  return {
    kind: 'ask',
    title,
    text: words.find({ technique, houses: language.hints.names.houses(start) }),
    board: boardOf(position, () => true),
    marks: { ...UNMARKED, houses: start },
    question: {
      asks: 'cells',
      answers: [cells],
      left: (count) => language.shared.left({ count }),
      wrong: notPartReason(position, step, language),
    },
    ...toldOf(words.found(wordsOf(step, position, language)), language),
    solved: [stepMarks(step)],
  };
}

/** The lesson about which technique to look for. */
export function whichOneLesson(words: WhichOneWords, language: LessonLanguage): StationLesson {
  const { titles } = language.shared;
  const pair = foundOn(WHICH_ONE_BOARDS.nakedPair, 'naked-pair');
  const line = foundOn(WHICH_ONE_BOARDS.line, 'box-line-reduction');
  const singles = singlesCard(words, language);
  const choice = { text: words.which, rightOne: words.rightOne };
  const options = ['pointing-pairs', 'naked-pair', 'hidden-pair'] as const;
  const others = ['naked-pair', 'hidden-pair', 'box-line-reduction'] as const;
  const { board, solved } = singles;
  const shown = { board, marks: solved[0] ?? UNMARKED };
  const cards: LessonCard[] = [
    singles,
    look('look', words.titles.order, { text: words.order, ...shown }),
    optionCard(pair, options, { ...choice, title: words.titles.pair }, language),
    findCard(pair, words.titles.findPair, words, language),
    optionCard(line, others, { ...choice, title: words.titles.line }, language),
    findCard(line, words.titles.findLine, words, language),
    look('rule', words.titles.rule, { text: words.rule, ...shown }),
    look('mistake', titles.mistake, { text: words.mistake, ...shown }),
  ];
  return { aim: words.aim, cards };
}

/** The lesson about whole puzzles. */
export function wholePuzzleLesson(
  words: WholePuzzleWords,
  language: LessonLanguage,
): StationLesson {
  const { titles } = language.shared;
  const found = foundOn(WHOLE_PUZZLE_BOARD, 'x-wing');
  const { position, step } = found;
  const told = wordsOf(step, position, language);
  const question = firstQuestion(found, language);
  const end = { board: question.board, marks: stepMarks(step) };
  const stuck = { title: words.titles.stuck, text: words.which, rightOne: words.rightOne };
  return {
    aim: words.aim,
    cards: [
      optionCard(found, ['naked-pair', 'x-wing', 'swordfish'], stuck, language),
      {
        kind: 'ask',
        title: words.titles.find,
        text: words.find(told),
        ...question,
        ...toldOf(words.found(told), language),
        solved: [{ ...patternMarks(step), across: stepPattern(step).across }],
      },
      look('look', words.titles.look, { text: words.look, ...end }),
      look('look', words.titles.lookBack, { text: words.lookBack, ...end }),
      look('rule', words.titles.goal, { text: words.goal, ...end }),
      look('mistake', titles.mistake, { text: words.mistake, ...end }),
    ],
  };
}
