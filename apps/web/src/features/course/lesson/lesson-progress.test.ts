import { loadStationLesson, type StationLesson } from '@nanpure/content/course-lessons';
import { CELLS } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { cardLines, cardViews } from './card-views.ts';
import {
  answeredOn,
  chooseDigit,
  chooseOption,
  goTo,
  type LessonProgress,
  NEW_LESSON,
  openQuestion,
  retold,
  showAnswer,
  tapCell,
} from './lesson-progress.ts';

const PAIR = await loadStationLesson('naked-pair', 'en');
const WING = await loadStationLesson('x-wing', 'en');
const BOARD = await loadStationLesson('board', 'en');
const CHOICE = await loadStationLesson('which-one', 'en');

/** The progress once the question of a card is on the screen. */
function at(lesson: StationLesson, place: number): LessonProgress {
  return goTo(NEW_LESSON, lesson, place);
}

function cellsOfAnswer(lesson: StationLesson, place: number) {
  const card = lesson.cards[place];
  if (card?.kind !== 'ask' || card.question.asks !== 'cells') throw new Error('asks for no cells');
  return card.question.answers;
}

describe('a question for cells', () => {
  const [[first = 0, second = 0] = []] = cellsOfAnswer(PAIR, 0);

  test('is answered once all cells of one answer are tapped, in any order', () => {
    const half = tapCell(at(PAIR, 0), PAIR, second);
    expect(answeredOn(half)).toMatchObject({ taps: [second], solved: undefined });
    const whole = tapCell(half, PAIR, first);
    expect(answeredOn(whole)).toMatchObject({ solved: 0, isWon: true });
    expect(openQuestion(whole, PAIR)).toBeUndefined();
  });

  test('keeps what was right when another cell is wrong, and says why', () => {
    const half = tapCell(at(PAIR, 0), PAIR, first);
    const wrong = tapCell(half, PAIR, CELLS.find((cell) => cell !== first && cell !== second) ?? 0);
    expect(answeredOn(wrong).taps).toEqual([first]);
    expect(answeredOn(wrong).verdict).not.toBe(answeredOn(half).verdict);
  });

  test('lets go of a cell that is tapped again', () => {
    const half = tapCell(at(PAIR, 0), PAIR, first);
    expect(answeredOn(tapCell(half, PAIR, first)).taps).toEqual([]);
  });

  test('lets go of a cell that is tapped again after another one', () => {
    const [[one = 0, other = 0, third = 0] = []] = cellsOfAnswer(WING, 3);
    const two = tapCell(tapCell(at(WING, 3), WING, one), WING, other);
    const left = tapCell(two, WING, one);
    expect(answeredOn(left)).toMatchObject({ taps: [other], solved: undefined });
    const whole = tapCell(tapCell(left, WING, third), WING, one);
    expect(answeredOn(whole)).toMatchObject({ solved: 0, isWon: true });
  });

  test('takes no more taps once it is shown, which is no win', () => {
    const shown = showAnswer(at(PAIR, 0), PAIR);
    expect(answeredOn(shown)).toMatchObject({ solved: 0, isWon: false });
    expect(tapCell(shown, PAIR, first)).toBe(shown);
  });

  test('is still answered when its card is opened again', () => {
    const won = tapCell(tapCell(at(PAIR, 0), PAIR, first), PAIR, second);
    const back = goTo(goTo(won, PAIR, 1), PAIR, 0);
    expect(answeredOn(back).isWon).toBe(true);
  });
});

test('a digit is right or is told why not', () => {
  const wrong = chooseDigit(at(BOARD, 1), BOARD, 1);
  expect(answeredOn(wrong)).toMatchObject({ solved: undefined });
  expect(answeredOn(wrong).verdict).toContain('already has a 1');
  expect(answeredOn(chooseDigit(wrong, BOARD, 7))).toMatchObject({ solved: 0, isWon: true });
});

test('an option is right or is told why not', () => {
  const wrong = chooseOption(at(CHOICE, 2), CHOICE, 0);
  expect(answeredOn(wrong).verdict).toContain('a pointing pair');
  expect(answeredOn(chooseOption(wrong, CHOICE, 1)).isWon).toBe(true);
});

test('no card comes before the first one or after the last one', () => {
  expect(at(PAIR, -1).place).toBe(0);
  expect(at(PAIR, 99).place).toBe(PAIR.cards.length - 1);
});

test('a tapped cell is marked, and the answer shows what it means', () => {
  const [card] = PAIR.cards;
  if (!card) throw new Error('no card');
  const [[first = 0, second = 0] = []] = cellsOfAnswer(PAIR, 0);
  const half = tapCell(at(PAIR, 0), PAIR, first);
  expect(cardViews(card, answeredOn(half))[first]?.hint).toBe('pattern');
  expect(cardViews(card, answeredOn(half))[second]?.supporting).toEqual([]);
  const whole = tapCell(half, PAIR, second);
  expect(cardViews(card, answeredOn(whole))[second]?.supporting).toHaveLength(2);
  expect(cardLines(card, answeredOn(whole)).houses).toEqual(card.marks.houses);
});

test('goes on in another language, and tells again in it how a question came out', async () => {
  const japanese = await loadStationLesson('board', 'ja');
  const won = chooseDigit(at(BOARD, 1), BOARD, 7);
  const [card] = japanese.cards.slice(1);
  expect(answeredOn(retold(won, japanese))).toMatchObject({ isWon: true, solved: 0 });
  expect(answeredOn(retold(won, japanese)).verdict).toBe(card?.kind === 'ask' ? card.right : card);
  const wrong = retold(chooseDigit(at(BOARD, 1), BOARD, 1), japanese);
  expect(wrong.place).toBe(1);
  expect(answeredOn(wrong)).toMatchObject({ verdict: '', solved: undefined });
});
