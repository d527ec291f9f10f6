import { LANGUAGES } from '@nanpure/content';
import { applyStep, columnOf, formatGrid, Position, parsePuzzle, rowOf } from '@nanpure/engine';
import { type LadderStep, solveByLogic } from '@nanpure/engine/ladder';
import { expect, test } from 'vitest';
import { LadderStepSchema, MOST_LINKS, replyLadderStep } from '../http/boards/ladder-step.ts';
import { GetHintReplySchema } from '../routes/get-hint.ts';
import { createTestApp, postJson } from '../testing.ts';

/** Called the hardest of its day: most of what leads through it are nets, within which are others. */
const HARDEST = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** No reply takes many more bytes; nets within nets would take ten times as many. */
const MOST_BYTES = 50_000;

const puzzle = parsePuzzle(HARDEST);
if (!puzzle.ok) throw new Error(HARDEST);
const { steps: STEPS } = solveByLogic(puzzle.value, { unique: true });
const START = Position.fromGrid(puzzle.value.givens);

const lengthOf = ({ links = [] }: LadderStep) => links.length;
const LONGEST = STEPS.findIndex(
  (step) => lengthOf(step) === Math.max(...STEPS.map((each) => lengthOf(each))),
);

/** Where the longest step of all is the next one, as a request. */
function beforeTheLongest() {
  const position = STEPS.slice(0, LONGEST).reduce(applyStep, START);
  const notes = Object.fromEntries(
    [...position.emptyCells].map((cell) => [
      `${rowOf(cell)},${columnOf(cell)}`,
      [...position.digitsAt(cell)],
    ]),
  );
  return { board: formatGrid(position.grid), notes };
}

test.each(LANGUAGES)(
  'a hint about the hardest puzzles is of a size to be sent, in %s',
  async (language) => {
    const request = { ...beforeTheLongest(), hint_level: 3, language };
    const { body } = await postJson(createTestApp(), '/api/get_hint', request, language);
    const { technique, step } = GetHintReplySchema.parse(body);
    expect(technique).toBe('forcing-net');
    expect(step).toHaveProperty('links_left_out');
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(MOST_BYTES);
    expect(JSON.stringify(STEPS[LONGEST]).length).toBeGreaterThan(MOST_BYTES);
  },
);

test('a step has all its premises, and says how many links are left out', () => {
  const long = STEPS.filter((step) => lengthOf(step) > MOST_LINKS);
  expect(long.length).toBeGreaterThan(0);
  for (const step of STEPS) {
    const reply = LadderStepSchema.parse(replyLadderStep(step, 'Forcing Net'));
    expect(reply.premises).toHaveLength(step.premises.length);
    expect((reply.links?.length ?? 0) + (reply.links_left_out ?? 0)).toBe(lengthOf(step));
  }
});
