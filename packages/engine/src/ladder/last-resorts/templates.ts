import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { cellsOf, peersOf, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { DIGITS, type Digit, type House } from '../../types.ts';
import { housePremise } from '../model/board.ts';
import { perPosition } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** What all ways to place a digit nine times have in common, and what at least one of them has. */
interface Templates {
  readonly inAll: CellSet;
  readonly inAny: CellSet;
}

/** The ways to place a digit in some rows, given the places that are left. */
function* placings(
  rows: readonly House[],
  places: CellSet,
  chosen = CellSet.EMPTY,
): Generator<CellSet, void> {
  const [row, ...rest] = rows;
  if (row === undefined) {
    yield chosen;
    return;
  }
  for (const cell of places.intersection(cellsOf(row))) {
    const left = places.difference(peersOf(cell));
    if (rest.every((each) => left.intersects(cellsOf(each)))) {
      yield* placings(rest, left, chosen.union(CellSet.from([cell])));
    }
  }
}

/** The rows in which a digit is still to be placed. */
function openRows(position: Position, digit: Digit): House[] {
  return ROWS.filter((row) => position.maskIn(row, digit) !== 0);
}

/** A digit with more ways than these has no place that all of them share. */
const MOST_TEMPLATES = 5000;

function templatesOf(position: Position, digit: Digit): Templates | undefined {
  const places = position.cellsFor(digit);
  let found: Templates | undefined;
  let count = 0;
  for (const each of placings(openRows(position, digit), places)) {
    if (++count > MOST_TEMPLATES) return undefined;
    const { inAll, inAny } = found ?? { inAll: each, inAny: each };
    found = { inAll: inAll.intersection(each), inAny: inAny.union(each) };
  }
  return found;
}

const templatesByDigit = perPosition((position) =>
  DIGITS.map((digit) => ({ digit, templates: templatesOf(position, digit) })),
);

function* findingsOf(
  position: Position,
  conclusionsOf: (
    digit: Digit,
    templates: Templates,
  ) => Pick<LadderFinding, 'placements' | 'eliminations'>,
): Generator<LadderFinding, void> {
  for (const { digit, templates } of templatesByDigit(position)) {
    if (!templates) continue;
    const conclusions = conclusionsOf(digit, templates);
    if (conclusions.placements.length + conclusions.eliminations.length === 0) continue;
    yield {
      ...conclusions,
      pattern: candidatesOf(position.cellsFor(digit), digit),
      premises: openRows(position, digit).map((row) => housePremise(position, row, digit)),
    };
  }
}

/** A cell that every way to place a digit nine times has. */
export function* findTemplateSets({ position }: LadderBoard): Generator<LadderFinding, void> {
  yield* findingsOf(position, (digit, { inAll }) => ({
    placements: candidatesOf(inAll, digit),
    eliminations: [],
  }));
}

/** Cells that no way to place a digit nine times has. */
export function* findTemplateDeletions({ position }: LadderBoard): Generator<LadderFinding, void> {
  yield* findingsOf(position, (digit, { inAny }) => ({
    placements: [],
    eliminations: candidatesOf(position.cellsFor(digit).difference(inAny), digit),
  }));
}
