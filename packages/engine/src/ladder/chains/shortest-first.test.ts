import { expect, test } from 'vitest';
import { housesOf } from '../../houses.ts';
import { Position } from '../../position.ts';
import { applyStep } from '../../step.ts';
import { ALL_PUZZLES } from '../../testing/puzzles.ts';
import { LONG_TEST_MS } from '../../testing/trials.ts';
import { findPathSteps, findSteps, type LadderStep } from '../steps.ts';

const OTHERS = ['full-house', 'naked-single', 'hidden-single', 'pointing-pairs'] as const;

/** Positions on the ways through hard puzzles, where singles lead no further. */
function* positionsWithoutSingles(): Generator<Position, void> {
  for (const text of ALL_PUZZLES) {
    let position = Position.fromGrid(text);
    for (;;) {
      const { value } = findSteps(position, { techniques: [...OTHERS, 'forcing-net'] }).next();
      if (!value) break;
      if (value.technique === 'forcing-net') yield position;
      position = applyStep(position, value);
    }
  }
}

/** Whether a digit is placed by the step, or can be where it takes one away. */
function leadsToSingle(position: Position, { placements, eliminations }: LadderStep): boolean {
  return (
    placements.length > 0 ||
    eliminations.some(
      ({ cell, digit }) =>
        position.digitsAt(cell).length === 2 ||
        housesOf(cell).some((house) => position.placesIn(house, digit).size === 2),
    )
  );
}

const lengthOf = ({ links = [] }: LadderStep) => links.length;

test('of the shortest chains, one after which a digit can be placed comes first', {
  timeout: LONG_TEST_MS,
}, () => {
  let count = 0;
  for (const position of positionsWithoutSingles()) {
    const techniques = ['discontinuous-nice-loop'] as const;
    const steps = [...findPathSteps(position, { techniques })];
    const [first] = steps;
    if (!first) continue;
    const lengths = steps.map(lengthOf);
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    const shortest = steps.filter((step) => lengthOf(step) === lengthOf(first));
    const useful = shortest.filter((step) => leadsToSingle(position, step));
    expect(shortest.slice(0, useful.length)).toEqual(useful);
    if (useful.length > 0 && useful.length < shortest.length) count++;
  }
  expect(count).toBeGreaterThan(0);
});
