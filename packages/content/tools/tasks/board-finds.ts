import {
  cellsOf,
  DIGITS,
  HOUSES,
  type House,
  kindOf,
  Position,
  peersOf,
  type Random,
  type TaughtStep,
} from '@nanpure/engine';
import type { Grade, Question, Station } from '../../src/course/index.ts';
import { type Find, findOf, oneOf, shuffled, type Way } from './finds.ts';

export type BoardStation = Station & { readonly kind: 'board' | 'notes' };

/** A question with the grade that it is asked in: each grade of these stations asks another one. */
interface Asked {
  readonly grade: Grade;
  readonly question: Question;
}

/** Boards with fewer empty cells are nearly over, those with more nearly empty. */
const EMPTY_CELLS = { fewest: 20, most: 48 };
/** Several last cells come late: boards with a few empty cells are good for them. */
const FEWEST_FOR_LAST_CELL = 8;
const FEWEST_TO_CHOOSE = 3;

function isWithin(count: number, { fewest, most }: { fewest: number; most: number }): boolean {
  return count >= fewest && count <= most;
}

/** The houses with exactly one empty cell. */
function housesWithLastCell(position: Position): House[] {
  return HOUSES.filter((house) => cellsOf(house).intersection(position.emptyCells).size === 1);
}

/** The last cell of one of several houses, which is pointed at. */
function severalLastCells(position: Position): Asked[] {
  const houses = housesWithLastCell(position);
  const isEasy =
    houses.length >= FEWEST_TO_CHOOSE && position.emptyCells.size >= FEWEST_FOR_LAST_CELL;
  return isEasy
    ? houses.map((house) => ({ grade: 1, question: { kind: 'last-cell', house } }))
    : [];
}

/** The only last cell on the board, which has to be found. */
function onlyLastCell(position: Position): Asked[] {
  const [house, another] = housesWithLastCell(position);
  if (house === undefined || another !== undefined) return [];
  return [{ grade: 3, question: { kind: 'last-cell', house } }];
}

/** Two empty cells with so many common empty peers that there is something to find, and not too much. */
function commonPeers(position: Position): Asked[] {
  const empty = [...position.emptyCells];
  const pairs = empty.flatMap((one) =>
    empty.filter((other) => other > one).map((other) => [one, other] as const),
  );
  return pairs
    .filter(([one, other]) => {
      const common = peersOf(one).intersection(peersOf(other)).intersection(position.emptyCells);
      return isWithin(common.size, { fewest: 3, most: 8 });
    })
    .map((cells) => ({ grade: 2, question: { kind: 'common-peers', cells } }));
}

function places(position: Position): Asked[] {
  const boxes = HOUSES.filter((house) => kindOf(house) === 'box');
  return boxes.flatMap((house) =>
    DIGITS.filter((digit) => position.placesIn(house, digit).size === 2).map(
      (digit): Asked => ({ grade: 1, question: { kind: 'places', house, digit } }),
    ),
  );
}

function candidates(position: Position): Asked[] {
  return [...position.emptyCells]
    .filter((cell) => isWithin(position.digitsAt(cell).length, { fewest: 2, most: 4 }))
    .map((cell) => ({ grade: 2, question: { kind: 'candidates', cell } }));
}

/** What the next step places makes notes of other cells untrue. */
function staleNotes(position: Position, { placements }: TaughtStep): Asked[] {
  return placements
    .filter(({ cell, digit }) => {
      const stale = peersOf(cell).intersection(position.cellsFor(digit));
      return isWithin(stale.size, { fewest: 3, most: 7 });
    })
    .map((placed) => ({ grade: 3, question: { kind: 'stale-notes', ...placed } }));
}

type Ask = (position: Position, step: TaughtStep) => Asked[];

function inTheMiddle(ask: Ask): Ask {
  return (position, step) =>
    isWithin(position.emptyCells.size, EMPTY_CELLS) ? ask(position, step) : [];
}

/** What each station asks, by kinds. */
const ASKED: Readonly<Record<'board' | 'notes', readonly Ask[]>> = {
  board: [severalLastCells, inTheMiddle(onlyLastCell), inTheMiddle(commonPeers)],
  notes: [inTheMiddle(places), inTheMiddle(candidates), inTheMiddle(staleNotes)],
};

function findFor(ask: Ask, way: Way, station: Station, random: Random): Find | undefined {
  for (const [place, { position, step }] of shuffled([...way.path.entries()], random)) {
    const asked = oneOf(ask(Position.fromGrid(position.grid), step), random);
    if (asked) return findOf(way, station, { place, ...asked });
  }
  return undefined;
}

/** A task of each kind that a station without a technique has, as far as a puzzle has them. */
export function boardFinds(way: Way, station: BoardStation, random: Random): Find[] {
  const finds = ASKED[station.kind].map((ask) => findFor(ask, way, station, random));
  return finds.filter((find) => find !== undefined);
}
