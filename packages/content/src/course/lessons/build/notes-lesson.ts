import {
  type Cell,
  cellsOf,
  type Digit,
  HOUSES,
  kindOf,
  obstaclesOf,
  peersOf,
  solve,
  stepPattern,
  valueAt,
} from '@nanpure/engine';
import type { AskCard, LessonBoard, LessonCard, StationLesson } from '../lesson.ts';
import { NOTES_BOARDS } from '../lesson-boards.ts';
import type { NotesWords } from '../words.ts';
import { boardOf, patternMarks, positionOf, UNMARKED } from './card-board.ts';
import { type LessonLanguage, look, toldOf } from './language.ts';
import { foundOn } from './pattern-lesson.ts';
import { filledReason, placeReason } from './reasons.ts';

const POSITION = positionOf(NOTES_BOARDS.board);

/** The places of a digit in a house. */
function placesIn(house: number, digit: Digit): Cell[] {
  return [...cellsOf(house)].filter((cell) => POSITION.has({ cell, digit }));
}

const PLACES = placesIn(NOTES_BOARDS.box, NOTES_BOARDS.digit);

/** Whether a digit has just two places in the box of a cell. */
function isPairInBox(cell: Cell, digit: Digit): boolean {
  return HOUSES.some(
    (house) =>
      kindOf(house) === 'box' && cellsOf(house).has(cell) && placesIn(house, digit).length === 2,
  );
}

function askCard(words: NotesWords, language: LessonLanguage): AskCard {
  const { names } = language.hints;
  const { box, digit } = NOTES_BOARDS;
  const told = { houses: names.houses([box]), digit: `${digit}`, cells: names.cells(PLACES) };
  return {
    kind: 'ask',
    title: language.shared.titles.where,
    text: words.ask(told),
    board: boardOf(POSITION),
    marks: { ...UNMARKED, houses: [box] },
    question: {
      asks: 'cells',
      answers: [PLACES],
      left: (count) => language.shared.left({ count }),
      wrong: placeReason(POSITION, [box], digit, language),
    },
    ...toldOf(words.right(told), language),
    solved: [{ ...UNMARKED, houses: [box], cells: PLACES }],
  };
}

/** A digit was placed, and the notes around it are still there. */
function staleCard(words: NotesWords, language: LessonLanguage): AskCard {
  const { names } = language.hints;
  const { digit } = NOTES_BOARDS;
  const solution = solve(POSITION.grid);
  const placed = PLACES.find((cell) => solution && valueAt(solution, cell) === digit) ?? 0;
  const { values, notes } = boardOf(POSITION, () => true);
  const board: LessonBoard = {
    values: values.map((value, cell) => (cell === placed ? digit : value)),
    notes: notes.map((each, cell) => (cell === placed ? [] : each)),
  };
  const stale = [...peersOf(placed)].filter((cell) => POSITION.has({ cell, digit }));
  const told = {
    houses: '',
    digit: `${digit}`,
    cells: names.cells([placed]),
  };
  const marks = { ...UNMARKED, cells: [placed] };
  return {
    kind: 'ask',
    title: words.titles.stale,
    text: words.stale(told),
    board,
    marks,
    question: {
      asks: 'cells',
      answers: [stale],
      left: (count) => language.shared.left({ count }),
      wrong: (cell) => {
        const here = names.cells([cell]);
        if (cell === placed)
          return language.shared.reasons.filled({ cell: here, digit: `${digit}` });
        const filled = filledReason(POSITION, cell, language);
        if (filled !== undefined) return filled;
        return POSITION.has({ cell, digit })
          ? words.notSeen({ cell: here, cells: told.cells })
          : words.noNote({ cell: here, digit: told.digit });
      },
    },
    ...toldOf(words.staleRight(told), language),
    solved: [{ ...marks, eliminated: stale.map((cell) => ({ cell, digit })) }],
  };
}

/** Two cells that look like a pair as long as a note is missing; then with the note. */
function missingCards(words: NotesWords, language: LessonLanguage): LessonCard[] {
  const { names } = language.hints;
  const found = foundOn(NOTES_BOARDS.missing, 'naked-pair');
  const { cells, digits, start } = stepPattern(found.step);
  const missing = obstaclesOf(found.step, found.position);
  const [lost] = missing;
  if (!lost) throw new Error('no note is missing');
  const isInHouse = (cell: Cell) => start.some((house) => cellsOf(house).has(cell));
  const isMissing = (cell: Cell, digit: Digit) =>
    missing.some((each) => each.cell === cell && each.digit === digit);
  const pair = names.digits(digits);
  return [
    {
      kind: 'ask',
      title: words.titles.missing,
      text: words.missing({ cells: names.cells(cells), digits: pair }),
      board: boardOf(found.position, (cell, digit) => isInHouse(cell) && !isMissing(cell, digit)),
      marks: { ...patternMarks(found.step), supporting: [] },
      question: {
        asks: 'cells',
        answers: [[lost.cell]],
        left: (count) => language.shared.left({ count }),
        wrong: (cell) => {
          const filled = filledReason(found.position, cell, language);
          if (filled !== undefined) return filled;
          if (!cells.includes(cell)) return words.notMarked({ cells: names.cells(cells) });
          const left = names.eitherDigit(found.position.digitsAt(cell));
          return words.complete({ cell: names.cells([cell]), digits: left });
        },
      },
      ...toldOf(
        words.missingRight({ cell: names.cells([lost.cell]), digit: `${lost.digit}` }),
        language,
      ),
      solved: [{ ...patternMarks(found.step), supporting: missing }],
    },
    look('not-one', words.titles.found, {
      text: words.found({ cells: names.cells(cells), digits: pair }),
      board: boardOf(found.position, isInHouse),
      marks: { ...patternMarks(found.step), supporting: missing },
    }),
  ];
}

/** The lesson about notes. */
export function notesLesson(words: NotesWords, language: LessonLanguage): StationLesson {
  const { names } = language.hints;
  const { titles } = language.shared;
  const { box, digit } = NOTES_BOARDS;
  const told = { houses: names.houses([box]), digit: `${digit}`, cells: names.cells(PLACES) };
  const isPlace = (cell: Cell, each: Digit) => each === digit && PLACES.includes(cell);
  const all = boardOf(POSITION, () => true);
  return {
    aim: words.aim,
    cards: [
      askCard(words, language),
      look('look', words.titles.note, {
        text: words.note(told),
        board: boardOf(POSITION, isPlace),
        marks: { ...UNMARKED, houses: [box], cells: PLACES },
      }),
      look('look', words.titles.pairs, {
        text: words.pairs,
        board: boardOf(POSITION, isPairInBox),
        marks: UNMARKED,
      }),
      look('look', words.titles.all, { text: words.all, board: all, marks: UNMARKED }),
      staleCard(words, language),
      look('rule', words.titles.rule, { text: words.rule, board: all, marks: UNMARKED }),
      ...missingCards(words, language),
      look('mistake', titles.mistake, { text: words.mistake, board: all, marks: UNMARKED }),
    ],
  };
}
