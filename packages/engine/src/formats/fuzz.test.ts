import { describe, expect, test } from 'vitest';
import { bestCpuTime } from '../../tools/cpu-time.ts';
import { conflicts } from '../grid.ts';
import { type Random, randomBelow, seededRandom } from '../random.ts';
import { BOARD_TEXTS, PUZZLE_TEXT } from '../testing/board-texts.ts';
import { OTHER_TEXTS } from '../testing/other-board-texts.ts';
import { LONG_TEST_MS } from '../testing/proof.ts';
import { SEED, TRIALS } from '../testing/trials.ts';
import { boardPosition } from './board-position.ts';
import { readBoard } from './read-board.ts';

/* Whatever is pasted: an answer, soon, and never an exception. `PROOF=1` tries a million texts. */

const LONGEST_MS = 500;

const TEXTS = [
  ...Object.values(BOARD_TEXTS).map(({ text }) => text),
  ...OTHER_TEXTS.map(([, , text]) => text),
];
const PIECES = [
  ...['0', '7', '.', '-', '|', '+', ',', ';', '\t', '\n', '\r', ' ', ':', '#', '"', "'", '(', '{'],
  ...['[Puzzle]\n', '[State]\n', '#p=', '?bd=', 'S9B', '://', '<game data="', ':0000:x:', '123'],
  ...[
    '\u0000',
    '\ud800',
    '\ufeff',
    '\u200b',
    '１',
    '└',
    '─',
    '│',
    'é',
    '🙂',
    '__proto__',
    '\\u0031',
  ],
];

function pick<T>(items: readonly T[], random: Random): T {
  return items[randomBelow(items.length, random)] as T;
}

/** A text with a piece put in, left out or moved. */
function changed(text: string, random: Random): string {
  const [from, to] = [randomBelow(text.length + 1, random), randomBelow(text.length + 1, random)];
  const kind = random();
  if (kind < 0.5)
    return text.slice(0, from) + pick(PIECES, random) + text.slice(from + randomBelow(3, random));
  if (kind < 0.7) return text.slice(0, Math.min(from, to)) + text.slice(Math.max(from, to));
  if (kind < 0.85) return text + pick(TEXTS, random).slice(from);
  return text.slice(0, from) + pick(TEXTS, random) + text.slice(to);
}

function textOf(seed: string): string {
  const random = seededRandom(seed);
  if (random() < 0.2) {
    return Array.from({ length: randomBelow(200, random) }, () => pick(PIECES, random)).join('');
  }
  let text = pick(TEXTS, random);
  for (let count = randomBelow(4, random); count >= 0; count--) text = changed(text, random);
  return text;
}

/** Whether an answer has what its type says; of a board, that a position can be asked for. */
function isSound(read: ReturnType<typeof readBoard>): boolean {
  if (!read.ok) return read.error.message.length > 10;
  const { values, candidates } = read.value;
  if (conflicts(values).length === 0 && candidates) boardPosition(read.value);
  return values.length === 81 && (candidates?.length ?? 81) === 81;
}

test('any text has an answer @13.3', { timeout: LONG_TEST_MS }, () => {
  let boards = 0;
  for (let trial = 0; trial < TRIALS.boardTexts; trial++) {
    const seed = `${SEED}/board text/${trial}`;
    const text = textOf(seed);
    try {
      const read = readBoard(text);
      if (read.ok) boards++;
      if (!isSound(read)) throw new Error(JSON.stringify(read));
    } catch (error) {
      throw new Error(`seed ${seed}: ${JSON.stringify(text)}`, { cause: error });
    }
  }
  expect(boards).toBeGreaterThan(TRIALS.boardTexts / 10);
});

describe('a long text takes time in proportion', () => {
  const long = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length));
  test.each([
    ...PIECES,
    ...[
      'data ',
      'data = ',
      '[[',
      '{"board":',
      '1,',
      '1|',
      ' |',
      '+1',
      '.-',
      '-.',
      '1:',
      '?p=',
      '(',
      '=',
      'a=',
    ],
    ...[
      PUZZLE_TEXT,
      `${PUZZLE_TEXT}\n`,
      `${PUZZLE_TEXT.replace(/.{9}/g, '$&\n')}\n`,
      '9 8 7 ',
      'x'.repeat(80),
    ],
  ])('%j again and again', (piece) => {
    const text = long(piece);
    expect(bestCpuTime(() => readBoard(text), LONGEST_MS)).toBeLessThan(LONGEST_MS);
  });
});
