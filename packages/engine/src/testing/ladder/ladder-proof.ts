import { type Grid, valueAt } from '../../grid.ts';
import type {
  LadderFinding,
  LadderPremise,
  Link,
  OneSolutionPremise,
} from '../../ladder/model/step.ts';
import { isOneSolution } from '../../ladder/model/step.ts';
import type { Position } from '../../position.ts';

/*
 * A step of the ladder, proved by what it says of itself: its premises are true of the position, and each of its
 * conclusions follows from them by the rules of Sudoku alone. Rows, columns and boxes are worked out here once more;
 * nothing of the techniques is used.
 */

/** A digit in a cell, as the proof sees it. */
interface Choice {
  readonly cell: number;
  readonly digit: number;
}

const ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);

function unitsOf(cell: number): number[] {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
}

const UNITS_OF = ALL_CELLS.map(unitsOf);
const SHARE_UNIT = ALL_CELLS.map((a) =>
  ALL_CELLS.map((b) => (UNITS_OF[a] ?? []).some((unit) => UNITS_OF[b]?.includes(unit))),
);
const UNITS = Array.from({ length: 27 }, (_, unit) =>
  ALL_CELLS.filter((cell) => UNITS_OF[cell]?.includes(unit)),
);

function isSame(a: Choice, b: Choice): boolean {
  return a.cell === b.cell && a.digit === b.digit;
}

/** Whether the rules keep two different choices from both being right. */
function excludes(a: Choice, b: Choice): boolean {
  if (a.cell === b.cell) return a.digit !== b.digit;
  return a.digit === b.digit && SHARE_UNIT[a.cell]?.[b.cell] === true;
}

/** What a premise says in the form of the rules: of each of these lists, one choice is right. */
function demandsOf(premise: LadderPremise): (readonly Choice[])[] {
  if (isOneSolution(premise)) return [premise.guardians];
  if ('cell' in premise) return [premise.digits.map((digit) => ({ cell: premise.cell, digit }))];
  if ('house' in premise) return [premise.cells.map((cell) => ({ cell, digit: premise.digit }))];
  return premise.cells.map((cell) => premise.digits.map((digit) => ({ cell, digit })));
}

/** Whether one choice can be made for each demand without breaking a rule: the one with the fewest first. */
function canMeet(demands: readonly (readonly Choice[])[]): boolean {
  const [first, ...others] = demands;
  if (!first) return true;
  const fewest = others.reduce((best, each) => (each.length < best.length ? each : best), first);
  const rest = demands.filter((each) => each !== fewest);
  return fewest.some((choice) =>
    canMeet(
      rest
        .filter((demand) => !demand.some((each) => isSame(each, choice)))
        .map((demand) => demand.filter((each) => !excludes(each, choice)))
        // Made already: whatever else it could be is excluded.
        .concat(
          rest.filter((demand) => demand.some((each) => isSame(each, choice))).map(() => [choice]),
        ),
    ),
  );
}

/** Whether the premises can be true while a choice is right. */
function canBeRight(choice: Choice, premises: readonly LadderPremise[]): boolean {
  const demands = premises.flatMap(demandsOf);
  return canMeet(demands.map((demand) => demand.filter((each) => !excludes(each, choice))));
}

/** Whether the premises can be true while none of some choices is right. */
function canBeWrong(choices: readonly Choice[], premises: readonly LadderPremise[]): boolean {
  const demands = premises.flatMap(demandsOf);
  return canMeet(
    demands.map((demand) => demand.filter((each) => !choices.some((one) => isSame(each, one)))),
  );
}

/** What a step concludes that doesn't follow from some premises. */
export function unproved(
  { placements, eliminations }: Pick<LadderFinding, 'placements' | 'eliminations'>,
  premises: readonly LadderPremise[],
): Choice[] {
  return [
    ...placements.filter((each) => canBeWrong([each], premises)),
    ...eliminations.filter((each) => canBeRight(each, premises)),
  ];
}

function candidatesOf(position: Position, cells: readonly number[]): Choice[] {
  return cells.flatMap((cell) => position.digitsAt(cell).map((digit) => ({ cell, digit })));
}

const lineUp = (cells: readonly number[], unit: 0 | 1 | 2) =>
  new Set(cells.map((cell) => UNITS_OF[cell]?.[unit])).size;

/** The digit that a cell of a rectangle would have if only two are to be exchanged: that of the cell across. */
function wouldHave(position: Position, { cells, digits }: OneSolutionPremise, cell: number) {
  const solvedBeside = cells.find(
    (each) => each !== cell && SHARE_UNIT[each]?.[cell] && position.valueAt(each) !== 0,
  );
  if (solvedBeside === undefined) return digits;
  return digits.filter((digit) => digit !== position.valueAt(solvedBeside));
}

/** Whether the cells are a rectangle of which only the guardians are no part of what could be exchanged. */
function isRectangle(premise: OneSolutionPremise, position: Position, givens: Grid | undefined) {
  const { cells, digits, guardians } = premise;
  const isShape = lineUp(cells, 0) === 2 && lineUp(cells, 1) === 2 && lineUp(cells, 2) === 2;
  const solved = cells.filter((cell) => position.valueAt(cell) !== 0);
  const areFree = solved.every((cell) => givens && valueAt(givens, cell) === 0);
  const wanted = candidatesOf(position, cells).filter(
    ({ cell, digit }) => !wouldHave(position, premise, cell).some((each) => each === digit),
  );
  const areAll = wanted.every((each) => guardians.some((one) => isSame(each, one)));
  const holdOnlyThese = solved.every((cell) =>
    digits.some((each) => each === position.valueAt(cell)),
  );
  return cells.length === 4 && digits.length === 2 && isShape && areFree && areAll && holdOnlyThese;
}

/** Whether every cell would have two candidates, and every digit two places, without the guardians. */
function isGrave({ cells, guardians }: OneSolutionPremise, position: Position): boolean {
  const left = candidatesOf(position, ALL_CELLS).filter(
    (each) => !guardians.some((one) => isSame(each, one)),
  );
  const hasTwo = (cell: number) => left.filter((each) => each.cell === cell).length === 2;
  const twoOrNone = UNITS.every((unit) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].every((digit) => {
      const count = left.filter((each) => each.digit === digit && unit.includes(each.cell)).length;
      return count === 2 || count === 0;
    }),
  );
  return cells.length === position.emptyCells.size && cells.every(hasTwo) && twoOrNone;
}

/** Whether a premise is true of a position. */
function isTrue(premise: LadderPremise, position: Position, givens: Grid | undefined): boolean {
  if (isOneSolution(premise)) {
    return isRectangle(premise, position, givens) || isGrave(premise, position);
  }
  if ('house' in premise) {
    const { house, digit, cells } = premise;
    return (UNITS[house] ?? []).every((cell) => {
      const isPlace = position.digitsAt(cell).includes(digit);
      return position.valueAt(cell) !== digit && (!isPlace || cells.includes(cell));
    });
  }
  const cells = 'cell' in premise ? [premise.cell] : premise.cells;
  return cells.every(
    (cell) =>
      position.valueAt(cell) === 0 &&
      position.digitsAt(cell).every((digit) => premise.digits.includes(digit)),
  );
}

function choicesOfNode({ digit, cells }: Link['from']): Choice[] {
  return cells.map((cell) => ({ cell, digit }));
}

function isSameNode(a: Link['from'], b: Link['from']): boolean {
  return a.digit === b.digit && a.cells.join() === b.cells.join();
}

/** A premise on a set of cells, with those on its single cells. */
function withCells(premise: LadderPremise, premises: readonly LadderPremise[]): LadderPremise[] {
  if (isOneSolution(premise) || 'cell' in premise || 'house' in premise) return [premise];
  return [
    premise,
    ...premises.filter((each) => 'cell' in each && premise.cells.includes(each.cell)),
  ];
}

/** What is wrong with the links of a step: those that its premises, or the rules, don't bear out. */
function falseLinks({ links = [], premises }: LadderFinding): Link[] {
  return links.filter(({ from, to, kind, premise }) => {
    const [one, other] = [choicesOfNode(from), choicesOfNode(to)];
    if (kind === 'weak') return !one.every((a) => other.every((b) => excludes(a, b)));
    // In a net, several that are wrong make one right.
    const together = links.filter((link) => link.premise === premise && isSameNode(link.to, to));
    const index = premise ?? -1;
    const own = premises.slice(index, index + 1).flatMap((each) => withCells(each, premises));
    const froms = [from, ...together.map((link) => link.from)].flatMap(choicesOfNode);
    return canBeWrong([...froms, ...other], own);
  });
}

/** What is wrong with what a step says of itself; undefined where nothing is. */
export function faultOf(
  step: LadderFinding,
  position: Position,
  givens?: Grid,
): string | undefined {
  const { placements, eliminations, pattern, premises } = step;
  const isThere = ({ cell, digit }: Choice) =>
    position.digitsAt(cell).some((each) => each === digit);
  const missing = [...pattern, ...placements, ...eliminations].filter((each) => !isThere(each));
  if (missing.length > 0) return `no candidates: ${JSON.stringify(missing)}`;
  if (placements.length + eliminations.length === 0) return 'concludes nothing';
  const untrue = premises.filter((premise) => !isTrue(premise, position, givens));
  if (untrue.length > 0) return `untrue: ${JSON.stringify(untrue)}`;
  const links = falseLinks(step);
  if (links.length > 0) return `no links: ${JSON.stringify(links)}`;
  const gaps = unproved(step, premises);
  return gaps.length > 0 ? `does not follow: ${JSON.stringify(gaps)}` : undefined;
}
