import { CELLS, type Cell, cellsOf, type Digit, housesOf, peersOf } from '@nanpure/engine';
import type { AskCard, LessonCard, StationLesson } from '../lesson.ts';
import { READING_BOARD } from '../lesson-boards.ts';
import type { ReadingWords } from '../words.ts';
import { boardOf, positionOf, UNMARKED } from './card-board.ts';
import { type LessonLanguage, look, toldOf } from './language.ts';
import { digitReason, filledReason } from './reasons.ts';

const POSITION = positionOf(READING_BOARD.board);
const BOARD = boardOf(POSITION);

/** The empty cells of a house. */
function emptyIn(house: number): Cell[] {
  return [...cellsOf(house)].filter((cell) => POSITION.emptyCells.has(cell));
}

/** The last empty cell of the row, and the digit that goes there. */
function lastOfRow(): { readonly cell: Cell; readonly digit: Digit } {
  const [cell = 0] = emptyIn(READING_BOARD.row);
  const [digit = 1] = POSITION.digitsAt(cell);
  return { cell, digit };
}

/** The first two questions: the row, and its digit. */
function lastCards(words: ReadingWords, language: LessonLanguage): AskCard[] {
  const { names } = language.hints;
  const { row } = READING_BOARD;
  const last = lastOfRow();
  const told = {
    houses: names.houses([row]),
    cell: names.cells([last.cell]),
    digit: `${last.digit}`,
  };
  const found = { ...UNMARKED, houses: [row], cells: [last.cell] };
  return [
    {
      kind: 'ask',
      title: words.titles.last,
      text: words.last,
      board: BOARD,
      marks: UNMARKED,
      question: {
        asks: 'cells',
        answers: [[last.cell]],
        left: (count) => language.shared.left({ count }),
        wrong: (cell) => {
          const filled = filledReason(POSITION, cell, language);
          if (filled !== undefined) return filled;
          const own = housesOf(cell).slice(0, 1);
          const count = own.flatMap(emptyIn).length;
          return words.lastWrong({ houses: names.houses(own), count });
        },
      },
      ...toldOf(words.lastRight(told), language),
      solved: [found],
    },
    {
      kind: 'ask',
      title: words.titles.digit,
      text: words.digit(told),
      board: BOARD,
      marks: found,
      question: {
        asks: 'digit',
        answer: last.digit,
        wrong: digitReason(POSITION, last.cell, language),
      },
      ...toldOf(words.digitRight(told), language),
      solved: [{ ...found, confirmed: [last] }],
    },
  ];
}

/** What sees two cells at once. */
function bothCard(words: ReadingWords, language: LessonLanguage): AskCard {
  const { names } = language.hints;
  const { seenFrom } = READING_BOARD;
  const seesBoth = (cell: Cell) =>
    POSITION.emptyCells.has(cell) && seenFrom.every((from) => peersOf(from).has(cell));
  const answers = CELLS.filter(seesBoth);
  const marks = { ...UNMARKED, cells: seenFrom };
  return {
    kind: 'ask',
    title: words.titles.both,
    text: words.both({ cells: names.cells(seenFrom) }),
    board: BOARD,
    marks,
    question: {
      asks: 'cells',
      answers: answers.map((cell) => [cell]),
      left: (count) => language.shared.left({ count }),
      wrong: (cell) => {
        const filled = filledReason(POSITION, cell, language);
        if (filled !== undefined) return filled;
        const unseen = seenFrom.filter((from) => !peersOf(from).has(cell));
        return words.bothWrong({ cell: names.cells([cell]), cells: names.cells(unseen) });
      },
    },
    ...toldOf(words.bothRight, language),
    solved: answers.map((cell) => ({
      ...marks,
      houses: housesOf(cell),
      cells: [...seenFrom, cell],
    })),
  };
}

/** The lesson of reading a board. */
export function readingLesson(words: ReadingWords, language: LessonLanguage): StationLesson {
  const { names } = language.hints;
  const { titles } = language.shared;
  const { cell, digit } = lastOfRow();
  const { open, seenFrom } = READING_BOARD;
  const around = { ...UNMARKED, houses: housesOf(cell) };
  const seen = { ...UNMARKED, houses: housesOf(seenFrom[0]), cells: seenFrom.slice(0, 1) };
  const openCells = emptyIn(open);
  const openDigits = [...new Set(openCells.flatMap((each) => POSITION.digitsAt(each)))];
  const cards: LessonCard[] = [
    ...lastCards(words, language),
    look('look', words.titles.house, { text: words.house, board: BOARD, marks: around }),
    look('look', words.titles.sees, {
      text: words.sees({ cell: names.cells(seen.cells) }),
      board: BOARD,
      marks: seen,
    }),
    bothCard(words, language),
    look('rule', titles.rule, {
      text: words.rule,
      board: BOARD,
      marks: { ...around, confirmed: [{ cell, digit }] },
    }),
    look('not-one', titles.notOne, {
      text: words.open({ houses: names.houses([open]), digits: names.digits(openDigits) }),
      board: boardOf(POSITION, (each) => openCells.includes(each)),
      marks: { ...UNMARKED, houses: [open], cells: openCells },
    }),
    look('mistake', titles.mistake, { text: words.mistake, board: BOARD, marks: around }),
  ];
  return { aim: words.aim, cards };
}
