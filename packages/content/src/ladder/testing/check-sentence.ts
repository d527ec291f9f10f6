import type { Cell } from '@nanpure/engine';
import type { LadderStep, Node } from '@nanpure/engine/ladder';
import { cellsIn, housesAt } from '../../hints/claims/geometry.ts';
import {
  checkColours,
  checkOpposites,
  checkSight,
  checkTrap,
  checkWrap,
  checkWrongColour,
} from './check-colours.ts';
import { checkFish } from './check-fish.ts';
import {
  candidateIn,
  checkBranchFails,
  checkNetCandidate,
  checkNothingLeft,
  checkStrongCell,
  checkStrongHouse,
  checkStrongSet,
  checkSupposed,
  checkWeakHouse,
  countSubjects,
  isNode,
  linkOf,
  namesLink,
} from './check-links.ts';
import {
  type Claimed,
  digitsAt,
  hasPlaces,
  isSame,
  isWithin,
  part,
  placesOf,
  setCalled,
  shareHouses,
} from './claimed.ts';
import { removalsIn, spotsIn } from './named.ts';
import type { LadderClaim } from './sentences.ts';

function checkOnlyPlaces(claimed: Claimed): boolean {
  const [house, another] = part(claimed, 'house').houses;
  const { digits } = part(claimed, 'digits');
  if (house === undefined || another !== undefined || digits.length === 0) return false;
  const spots = spotsIn(claimed.parts.spots ?? '', house, claimed.language);
  return hasPlaces(claimed.position, house, digits, spots);
}

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ ひとつ: 1, 二つ: 2, 三つ: 3, 四つ: 4, 五つ: 5, 六つ: 6, 七つ: 7, 八つ: 8, 九つ: 9 },
};

function countIn({ parts }: Claimed, name: string): number {
  const text = parts[name] ?? '';
  return NUMBERS[text] ?? Number(text);
}

function checkAsManyDigits(claimed: Claimed): boolean {
  const { cells } = part(claimed, 'cells');
  const { digits } = part(claimed, 'digits');
  return (
    isSame(digitsAt(claimed.position, cells), digits) &&
    countIn(claimed, 'many') === digits.length &&
    countIn(claimed, 'few') === cells.length
  );
}

/** Digits that are beside the crossing of a line and a box on both sides, and not in it; with them, all fit. */
function checkDigitsTwice(claimed: Claimed): boolean {
  const { cells } = part(claimed, 'cells');
  const { digits } = part(claimed, 'digits');
  const twice = part(claimed, 'twice').digits;
  const [line, box] = [part(claimed, 'line').houses, part(claimed, 'box').houses];
  const isInAny = (cell: Cell, houses: readonly number[]) =>
    houses.some((house) => housesAt(cell).some((each) => each === house));
  const digitsOf = (inLine: boolean, inBox: boolean) =>
    digitsAt(
      claimed.position,
      cells.filter((cell) => isInAny(cell, line) === inLine && isInAny(cell, box) === inBox),
    );
  const [ofLine, ofBox, ofBoth] = [
    digitsOf(true, false),
    digitsOf(false, true),
    digitsOf(true, true),
  ];
  return (
    line.length === 1 &&
    box.length === 1 &&
    isSame(digitsAt(claimed.position, cells), digits) &&
    isSame(
      ofLine.filter((digit) => ofBox.includes(digit)),
      twice,
    ) &&
    !twice.some((digit) => ofBoth.includes(digit)) &&
    countIn(claimed, 'many') === digits.length + twice.length &&
    countIn(claimed, 'few') === cells.length &&
    cells.length === digits.length + twice.length
  );
}

const HOW_MANY: Readonly<Record<string, readonly number[]>> = {
  ...{ it: [1], both: [2], 'them all': [3, 4, 5, 6, 7, 8, 9] },
  ...{ このマス: [1], その両方: [2], そのすべて: [3, 4, 5, 6, 7, 8, 9] },
};

/** Whether some cells are both ends of one of the chains of a step, of which each removes a part. */
function areEndsOfOneOfSeveral({ links = [] }: LadderStep, cells: readonly Cell[]): boolean {
  const isOf = (node: Node, other: Node | undefined) =>
    node.digit === other?.digit && isSame(node.cells, other.cells);
  const begins = links.filter(({ from }, at) => !isOf(from, links[at - 1]?.to));
  const ends = links.filter(({ to }, at) => !isOf(to, links[at + 1]?.from));
  return (
    begins.length > 1 &&
    begins.some(({ from }, at) => isSame([...from.cells, ...(ends[at]?.to.cells ?? [])], cells))
  );
}

/** One of some cells has a digit: what loses it sees all of them, or what one of several chains removes does. */
function checkOneIs(claimed: Claimed): boolean {
  const { cells, digits } = part(claimed, 'one');
  const [digit = 0, another] = digits;
  const { step, position, parts } = claimed;
  const removed = step.eliminations.filter((each) => each.digit === digit);
  const seen = removed.filter(({ cell }) => shareHouses([cell], cells));
  return (
    another === undefined &&
    isSame(part(claimed, 'digits').digits, digits) &&
    HOW_MANY[parts.which ?? '']?.includes(cells.length) === true &&
    cells.every((cell) => isWithin([digit], digitsAt(position, [cell]))) &&
    seen.length > 0 &&
    (seen.length === removed.length || areEndsOfOneOfSeveral(step, cells))
  );
}

/** Whether each kind of claim is true of the board, and of the step. */
export const CHECKS: Readonly<Record<LadderClaim, (claimed: Claimed) => boolean>> = {
  'last-cell': (claimed) => {
    const [house = -1] = part(claimed, 'house').houses;
    const empty = cellsIn(house).filter((cell) => claimed.position.valueAt(cell) === 0);
    return (
      empty.length === 1 &&
      isSame(digitsAt(claimed.position, empty), part(claimed, 'digits').digits)
    );
  },
  'only-digits': (claimed) => {
    const { cells } = part(claimed, 'cells');
    const { digits } = part(claimed, 'digits');
    return cells.every((cell) => isSame(claimed.position.digitsAt(cell), digits));
  },
  'only-places': checkOnlyPlaces,
  'as-many-digits': checkAsManyDigits,
  'digits-twice': checkDigitsTwice,
  'one-digit-more': (claimed) => {
    const { cells } = part(claimed, 'set');
    const { digits } = part(claimed, 'digits');
    const { few, many } = claimed.parts;
    return (
      isSame(digitsAt(claimed.position, cells), digits) &&
      digits.length === cells.length + 1 &&
      (few === undefined || countIn(claimed, 'few') === cells.length) &&
      (many === undefined || countIn(claimed, 'many') === digits.length)
    );
  },
  'fish-of-lines': checkFish,
  'base-and-cover': checkFish,
  'two-places-each': (claimed) => {
    const [digit = 0] = part(claimed, 'digits').digits;
    return part(claimed, 'houses').houses.every(
      (house) => placesOf(claimed.position, house, digit).length === 2,
    );
  },
  colours: checkColours,
  wrap: checkWrap,
  trap: checkTrap,
  'wrong-colour': checkWrongColour,
  'colours-see': checkSight,
  opposites: checkOpposites,
  'two-solutions': (claimed) => {
    const { cells } = part(claimed, 'cells');
    const houses = cells.map(housesAt);
    const kinds = [0, 1, 2].map((kind) => new Set(houses.map((each) => each[kind])).size);
    const deadly = claimed.step.premises.find((each) => 'guardians' in each);
    return (
      deadly !== undefined &&
      isSame(part(claimed, 'digits').digits, deadly.digits) &&
      isSame(cells, deadly.cells) &&
      isSame(kinds, [2])
    );
  },
  'all-bivalue': (claimed) => {
    const { cells } = part(claimed, 'cells');
    const open = [...claimed.position.emptyCells].filter((cell) => !cells.includes(cell));
    const deadly = claimed.step.premises.find((each) => 'guardians' in each);
    const guardians = deadly?.guardians ?? [];
    return (
      isSame(
        cells,
        guardians.map(({ cell }) => cell),
      ) &&
      isSame(
        part(claimed, 'digits').digits,
        guardians.map(({ digit }) => digit),
      ) &&
      open.every((cell) => claimed.position.digitsAt(cell).length === 2)
    );
  },
  'strong-house': checkStrongHouse,
  'strong-cell': checkStrongCell,
  'strong-set': checkStrongSet,
  'weak-cell': (claimed) => {
    const link = namesLink(claimed, 'weak');
    return link !== undefined && isSame(link.from.cells, link.to.cells);
  },
  'weak-house': checkWeakHouse,
  'weak-sight': (claimed) => {
    const link = namesLink(claimed, 'weak');
    return link !== undefined && shareHouses(link.from.cells, link.to.cells);
  },
  pincer: (claimed) => {
    const { cells, digits } = part(claimed, 'to');
    const all = part(claimed, 'all').digits;
    return (
      isSame(digitsAt(claimed.position, cells), all) &&
      isSame([...digits, ...part(claimed, 'wrong').digits], all) &&
      claimed.step.eliminations.every(({ digit }) => digits.includes(digit))
    );
  },
  restricted: (claimed) => {
    const [from, to] = [part(claimed, 'from').cells, part(claimed, 'to').cells];
    const link = linkOf(claimed);
    const { one, other, inOne, inOther } = claimed.parts;
    return (
      link !== undefined &&
      [one, other].join() === [inOne, inOther].join() &&
      isWithin(from, setCalled(claimed, one)) &&
      isWithin(to, setCalled(claimed, other)) &&
      isSame(from, link.from.cells) &&
      isSame(to, link.to.cells) &&
      isSame(part(claimed, 'digits').digits, [link.from.digit]) &&
      shareHouses(from, to)
    );
  },
  petal: (claimed) => {
    const link = linkOf(claimed);
    const cells = setCalled(claimed, claimed.parts.set);
    if (!link || !isNode(claimed, 'from', link.from)) return false;
    const all = digitsAt(claimed.position, cells);
    return isSame(all, [...part(claimed, 'rest').digits, link.from.digit]);
  },
  supposed: (claimed) => checkNetCandidate(claimed, 'from'),
  'left-in-cell': (claimed) => {
    const { cell } = candidateIn(claimed);
    const names = claimed.language === 'en' ? ['from'] : ['from', 'digits'];
    const all = part(claimed, 'all').digits;
    return isSame(digitsAt(claimed.position, [cell]), all) && checkNetCandidate(claimed, ...names);
  },
  'left-in-house': (claimed) => {
    const [house = -1] = part(claimed, 'house').houses;
    return cellsIn(house).includes(candidateIn(claimed).cell) && checkNetCandidate(claimed, 'from');
  },
  'more-steps': (claimed) => countIn(claimed, 'count') === countSubjects(claimed),
  'more-fail': checkSupposed,
  'branch-fails': checkBranchFails,
  'one-is': checkOneIs,
  'nothing-left': checkNothingLeft,
  goes: (claimed) => {
    const { placements } = claimed.step;
    return (
      isSame(
        part(claimed, 'cells').cells,
        placements.map(({ cell }) => cell),
      ) &&
      isSame(
        part(claimed, 'digits').digits,
        placements.map(({ digit }) => digit),
      )
    );
  },
  'rules-out': ({ parts, language, step }) =>
    isSame(
      removalsIn(parts.removals ?? '', language),
      step.eliminations.map(({ cell, digit }) => 10 * cell + digit),
    ),
};
