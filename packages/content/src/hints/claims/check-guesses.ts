import { nameOf } from './board-facts.ts';
import {
  builtOn,
  type CheckedText,
  type Checks,
  claimsOf,
  conclusionsOf,
  patternOf,
  unless,
} from './checked-text.ts';
import { cellsIn } from './geometry.ts';
import { plainSteps } from './plain-steps.ts';

/** Of the cells where lines cross, those that the digit fits in make the pattern. */
function isInPattern(cell: number, { answer, facts }: CheckedText): boolean {
  const pattern = patternOf(answer);
  const excepted = new Set(builtOn(answer)?.map(nameOf));
  const fits = pattern?.digits.some(
    (digit) => facts.allows({ cell, digit }) && !excepted.has(nameOf({ cell, digit })),
  );
  return Boolean(fits && pattern?.cells.includes(cell));
}

function losesOne(cell: number, { answer }: CheckedText): boolean {
  return conclusionsOf(answer).eliminations.some((each) => each.cell === cell);
}

/** Whether every digit that is left for a cell has another place in a house. */
function isReplaceable(cell: number, house: number, { facts, told }: CheckedText): boolean {
  const [least, most] = [facts.leftAtLeast(told), facts.leftByTold(told)];
  const elsewhere = cellsIn(house).filter((other) => other !== cell);
  return [...(least[cell] ?? [])].every((digit) =>
    elsewhere.some((other) => most[other]?.has(digit)),
  );
}

/** What the answer to a guess claims of the cell. */
export const GUESS_CHECKS: Checks<
  | 'in-pattern'
  | 'answer-cell'
  | 'stands'
  | 'other-single'
  | 'loses-candidate'
  | 'outside'
  | 'open'
  | 'replaceable'
  | 'not-in-pattern'
> = {
  'in-pattern': ({ cell }, text) => unless(isInPattern(cell, text), 'it is not part of it'),
  'answer-cell': ({ cell }, { answer }) =>
    unless(
      claimsOf(answer, 'goes').some((goes) => goes.cell === cell),
      'another cell is',
    ),
  stands: ({ cell, digit }, { facts }) => unless(facts.values[cell] === digit, 'it does not'),
  'other-single': ({ cell }, { facts, told }) => {
    const left = facts.leftAtLeast(told);
    const singles = (['naked-single', 'hidden-single'] as const).flatMap((technique) =>
      plainSteps(left, technique).flatMap(({ placements }) => placements),
    );
    const isSingle = singles.some((each) => each.cell === cell);
    return unless(isSingle, 'no single fills it');
  },
  'loses-candidate': ({ cell }, text) =>
    unless(losesOne(cell, text) && !isInPattern(cell, text), 'it loses none, or is in the pattern'),
  outside: ({ cell, house }, text) => {
    const starts = patternOf(text.answer);
    const isStart =
      starts?.rests === 'places'
        ? starts.houses.includes(house)
        : starts?.cells.every((each) => cellsIn(house).includes(each));
    return unless(Boolean(isStart) && !cellsIn(house).includes(cell), 'it is inside');
  },
  open: ({ cell }, { facts, told }) =>
    unless((facts.leftByTold(told)[cell]?.size ?? 0) > 1, 'one digit at most fits there'),
  replaceable: ({ cell, house }, text) =>
    unless(
      text.facts.isEmpty(cell) && isReplaceable(cell, house, text),
      'one has no other place there',
    ),
  'not-in-pattern': ({ cell }, text) => unless(!isInPattern(cell, text), 'it is part of it'),
};
