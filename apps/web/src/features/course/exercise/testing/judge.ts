/* Holds what an exercise says after a try against what is true. */
import { type Attempt, askedOf } from '../attempt/attempt.ts';
import { verdictText } from '../use-exercise-texts.ts';
import { ALL_HOUSES, cellsOfHouse, placesIn, type Truth } from './plain-truths.ts';
import { areSame, BOTH, includesAll, type Question } from './question.ts';
import { type Reading, readText } from './read-text.ts';

function readVerdict(attempt: Attempt, { writers }: Question, spots = false): Reading[] {
  return BOTH.map((each) =>
    readText(verdictText(writers[each], attempt, 0), each, spots && each === 'ja'),
  );
}

function nowAt(attempt: Attempt): string {
  const { verdict } = attempt;
  return verdict?.kind === 'tried' ? verdict.tried.code : (verdict?.kind ?? 'nothing');
}

function isTrue(truths: readonly Truth[], cells: readonly number[]): boolean {
  return truths.some((truth) => includesAll(truth.cells, cells));
}

/** Whether a true pattern with these cells has nothing to lose, and the text says so of it alone. */
function isToldIdle(
  truth: Truth,
  { cells, houses, numbers }: Reading,
  question: Question,
): boolean {
  const { position, step } = question.exercise;
  const isHiddenPair = step.technique === 'hidden-pair';
  const others = isHiddenPair
    ? truth.cells
        .flatMap((cell) => position.digitsAt(cell))
        .filter((each) => !truth.digits.includes(each))
    : numbers.flatMap((digit) =>
        houses.flatMap((house) =>
          placesIn(position, house, digit).filter((cell) => !truth.cells.includes(cell)),
        ),
      );
  return (
    others.length === 0 &&
    cells.length === 0 &&
    (isHiddenPair || areSame(houses, truth.reach)) &&
    includesAll(numbers, truth.digits)
  );
}

/** Whether true patterns with just these cells are there for each of the digits that a text names. */
function areThere(truths: readonly Truth[], cells: readonly number[], numbers: readonly number[]) {
  const there = truths.filter((truth) => areSame(truth.cells, cells));
  return (
    there.length > 0 &&
    areSame(
      there.flatMap(({ digits }) => digits),
      numbers,
    )
  );
}

/** Whether a text names two digits, and both of them fit in a cell. */
function namesTwoThatFit({ numbers }: Reading, cell: number, { exercise }: Question): boolean {
  const { position } = exercise;
  return (
    new Set(numbers).size === 2 &&
    numbers.every((digit) => position.digitsAt(cell).some((each) => each === digit))
  );
}

/** Whether what is said after a tap is true. `before` is the attempt without it. */
export function isTrueOfTap(
  before: Attempt,
  cell: number,
  after: Attempt,
  question: Question,
): boolean {
  const { truths, asked, shown, exercise } = question;
  const held = [...new Set([...(exercise.mode === 'half' ? shown : []), ...after.tapped.cells])];
  const now = [...before.tapped.taps, cell, ...(exercise.mode === 'half' ? shown : [])];
  const code = nowAt(after);
  const readings = readVerdict(after, question);
  const isOfCell = readings.every(({ cells }) => areSame(cells, [cell]));
  const complete = truths.filter(
    (each) => includesAll(now, each.cells) && each.cells.includes(cell),
  );
  const idle = complete.filter(({ conclusions }) => conclusions.length === 0);
  const useful = complete.filter(({ conclusions }) => conclusions.length > 0);
  switch (code) {
    case 'filled':
      return isOfCell && exercise.position.valueAt(cell) !== 0;
    case 'in-no-pattern':
      return isOfCell && !isTrue(truths, [cell]);
    case 'fits-both':
      return isOfCell && readings.every((each) => namesTwoThatFit(each, cell, question));
    case 'begun':
      return isOfCell && isTrue(truths, [...held, cell]);
    case 'elsewhere':
      return isOfCell && isTrue(truths, [cell]) && !isTrue(asked, [cell]);
    case 'cells-left':
      return readings.every(({ numbers: [count = 0] }) =>
        asked.some(
          (each) =>
            includesAll(each.cells, [...held, cell]) && each.cells.length - held.length === count,
        ),
      );
    case 'idle':
      return idle.some((truth) => readings.every((each) => isToldIdle(truth, each, question)));
    case 'another':
      return readings.every(
        ({ cells, numbers }) =>
          areThere(useful, cells, numbers) && !areThere(asked, cells, numbers),
      );
    case 'found':
      return isAsFound(after, held, question);
    case 'right':
      return asked.some((each) => areSame(each.cells, [cell])) && after.isWon;
    default:
      return false;
  }
}

/** Whether what is found is just what was asked for, with all that follows from it. */
function isAsFound({ known }: Attempt, cells: readonly number[], { asked }: Question): boolean {
  const there = asked.filter((each) => areSame(each.cells, cells));
  const conclusions = known.flatMap(({ placements, eliminations }) => [
    ...placements,
    ...eliminations,
  ]);
  return (
    there.length > 0 &&
    areSame(
      there.flatMap((each) => each.conclusions),
      conclusions.map((each) => 10 * each.cell + each.digit),
    )
  );
}

/** Whether what is said of a digit in a cell is true, where `meant` is what is looked at. */
export function isTrueOfDigit(
  { cell, digit }: { readonly cell: number; readonly digit: number },
  after: Attempt,
  question: Question,
  meant: readonly Truth[],
): boolean {
  const { position } = question.exercise;
  const isCandidate = position.digitsAt(cell).some((each) => each === digit);
  const isWanted = meant.some(({ conclusions }) => conclusions.includes(10 * cell + digit));
  const isOwn = meant.some(({ cells, digits }) => cells.includes(cell) && digits.includes(digit));
  const readings = readVerdict(after, question);
  const isOfBoth = readings.every(
    ({ cells, numbers }) => areSame(cells, [cell]) && areSame(numbers, [digit]),
  );
  switch (nowAt(after)) {
    case 'filled':
      return position.valueAt(cell) !== 0 && readings.every(({ cells }) => areSame(cells, [cell]));
    case 'no-candidate':
      return isOfBoth && !isCandidate && position.valueAt(cell) === 0;
    case 'keeps':
      return isOfBoth && isCandidate && isOwn && !isWanted;
    case 'unaffected':
      return isOfBoth && isCandidate && !isOwn && !isWanted;
    case 'blocked':
      return (
        !isCandidate &&
        isOfBoth &&
        readings.every((each) => isBlocking(each, digit, cell, question))
      );
    case 'other-cell':
      return meant.every(({ cells }) => !cells.includes(cell));
    case 'candidates-left': {
      const all = new Set(meant.flatMap(({ conclusions }) => conclusions));
      return (
        isWanted &&
        readings.every(({ numbers }) => areSame(numbers, [all.size - after.found.length]))
      );
    }
    case 'right':
      return isWanted && askedOf(after) === 'nothing' && after.isWon;
    case 'flaw':
      return !isWanted && isCandidate && namesAllPlaces(after, digit, question);
    default:
      return false;
  }
}

/** Whether the one house that a text names is one of a cell, and has the digit already. */
function isBlocking({ houses }: Reading, digit: number, cell: number, { exercise }: Question) {
  const [house = -1] = houses;
  const cells = cellsOfHouse(house);
  return (
    houses.length === 1 &&
    cells.includes(cell) &&
    cells.some((each) => exercise.position.valueAt(each) === digit)
  );
}

/** Whether all places of a digit in a house are named, with their number, and they are too many for it. */
function namesAllPlaces(after: Attempt, digit: number, question: Question): boolean {
  const most = question.exercise.step.technique === 'hidden-pair' ? 2 : 1;
  return readVerdict(after, question, true).every(({ cells, houses, numbers }) =>
    houses.every((house) => {
      const places = placesIn(question.exercise.position, house, digit);
      return (
        areSame(places, cells) && areSame(numbers, [digit, places.length]) && places.length > most
      );
    }),
  );
}

/** Whether all places of a digit in a line or box outside of the houses across are named, and there are some. */
function namesPlacesOutside(
  after: Attempt,
  digits: readonly number[],
  question: Question,
): boolean {
  return readVerdict(after, question).every(({ cells, houses, numbers }) => {
    const [digit = 0] = numbers;
    return (
      areSame(numbers, digits) &&
      cells.length > 0 &&
      ALL_HOUSES.filter((house) => houses.includes(house)).some((base) => {
        const across = houses.filter((house) => house !== base).flatMap(cellsOfHouse);
        const outside = placesIn(question.exercise.position, base, digit).filter(
          (cell) => !across.includes(cell),
        );
        return areSame(outside, cells);
      })
    );
  });
}

/** Whether the reason is true why a pattern of some digits in the marked cells is none. */
export function isTrueFlaw(after: Attempt, digits: readonly number[], question: Question): boolean {
  const { position, step } = question.exercise;
  if (step.technique.startsWith('naked')) {
    return readVerdict(after, question).every(({ cells, numbers }) => {
      const [cell = -1] = cells;
      const others = position.digitsAt(cell).filter((each) => !digits.includes(each));
      return question.shown.includes(cell) && others.length > 0 && areSame(others, numbers);
    });
  }
  return step.technique.startsWith('hidden')
    ? digits.some((digit) => namesAllPlaces(after, digit, question))
    : namesPlacesOutside(after, digits, question);
}
