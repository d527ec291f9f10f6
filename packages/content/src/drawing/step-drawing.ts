import { CELL, type Point, placeOf } from './drawing.ts';
import { DISC, linkPath, type Obstacle } from './link-path.ts';

/* What a step of the ladder looks like on a board. It takes the step as it is, and knows no rule. */

interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** A candidate of one cell, or of one of several cells. */
interface Node {
  readonly digit: number;
  readonly cells: readonly number[];
}

interface Link {
  readonly from: Node;
  readonly to: Node;
  readonly kind: 'strong' | 'weak';
  /** Whether it was told before, and only leads to what is told now. */
  readonly isPast?: boolean;
}

interface Premise {
  readonly cell?: number;
  readonly house?: number;
  readonly cells?: readonly number[];
  readonly digits?: readonly number[];
  readonly digit?: number;
  readonly guardians?: readonly Candidate[];
}

/** A step as the engine's ladder gives it, as far as it is drawn. */
export interface DrawableStep {
  readonly technique: string;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly pattern: readonly Candidate[];
  readonly premises: readonly Premise[];
  readonly links?: readonly Link[];
  readonly fins?: readonly Candidate[];
  readonly colours?: readonly (readonly Candidate[])[];
}

/** How a candidate is marked, each by a shape of its own. */
export type CandidateMark =
  | 'pattern'
  | 'fin'
  | 'guardian'
  | 'one'
  | 'other'
  | 'second-one'
  | 'second-other'
  | 'eliminated'
  | 'placed';

/** Cells that have a letter together: an almost locked set, or those of a colour. */
interface LetteredCells {
  readonly letter: string;
  readonly cells: readonly number[];
}

/** What the sentences about a step call by a name of their own. */
export interface NamedParts {
  /** The houses that cover it, if it is a fish. */
  readonly cover: readonly number[];
  /** Its almost locked sets, each by its letter. */
  readonly sets: readonly LetteredCells[];
  /** Its colours, where they have letters. */
  readonly colours: readonly LetteredCells[];
}

/** What is drawn of a step. */
export interface StepDrawing {
  readonly marks: readonly (Candidate & { readonly mark: CandidateMark })[];
  /** Houses that hold the reason, and those that cover its candidates. */
  readonly houses: readonly number[];
  readonly across: readonly number[];
  /** The corners of a rectangle: those that have a digit have no candidate to mark. */
  readonly corners: readonly number[];
  readonly links: readonly Link[];
  /** Candidates of several cells that are one node of a chain. */
  readonly groups: readonly Node[];
  readonly sets: readonly LetteredCells[];
  readonly colours: readonly LetteredCells[];
}

/** The marks of the colours A to D. */
export const COLOUR_MARKS = ['one', 'other', 'second-one', 'second-other'] as const;
/** More houses than this are no longer told apart. */
const MOST_HOUSES = 6;
/** Nor are more links, which then hide the board: what they say stands in the words alone. */
const MOST_LINKS = 40;

const keyOf = ({ cell, digit }: Candidate) => 10 * cell + digit;
const distinct = (numbers: readonly number[]) => [...new Set(numbers)];

/** The marks of a step; of several on one candidate the last is seen. */
function marksOf(step: DrawableStep): StepDrawing['marks'] {
  const guardians = step.premises.flatMap((premise) => premise.guardians ?? []);
  const marked = (mark: CandidateMark, candidates: readonly Candidate[]) =>
    candidates.map(({ cell, digit }) => ({ cell, digit, mark }));
  const all = [
    ...marked('pattern', step.pattern),
    ...marked('fin', step.fins ?? []),
    ...marked('guardian', guardians),
    ...(step.colours ?? []).flatMap((colour, index) =>
      marked(COLOUR_MARKS[index % COLOUR_MARKS.length] ?? 'one', colour),
    ),
    ...marked('eliminated', step.eliminations),
    ...marked('placed', step.placements),
  ];
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

/** Two colours change from end to end of a pair of places: that is a strong link. */
function pairsOf({ premises }: DrawableStep): Link[] {
  return premises.flatMap(({ digit, cells: [one, other, ...more] = [] }) => {
    if (digit === undefined || one === undefined || other === undefined) return [];
    const ends = [one, other].map((cell) => ({ digit, cells: [cell] }));
    const [from, to] = ends;
    return from && to && more.length === 0 ? [{ from, to, kind: 'strong' as const }] : [];
  });
}

/** Tells a node from all others. */
export function nodeKey({ digit, cells }: Node): string {
  return `${digit} ${cells.join(' ')}`;
}

/** Each link once: chains of a net share some. */
function linksOf(step: DrawableStep): Link[] {
  const links = step.links ?? (step.colours ? pairsOf(step) : []);
  const keyOfLink = ({ from, to, kind }: Link) =>
    `${kind} ${[nodeKey(from), nodeKey(to)].sort().join('-')}`;
  return [...new Map(links.map((link) => [keyOfLink(link), link])).values()];
}

const rowOf = (cell: number) => Math.floor(cell / 9);
const columnOf = (cell: number) => 9 + (cell % 9);
const boxOf = (cell: number) => 18 + 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

/** The houses that hold all of some cells. */
function commonHouses(cells: readonly number[]): number[] {
  return [rowOf, columnOf, boxOf].flatMap((houseOf) => {
    const houses = distinct(cells.map(houseOf));
    return houses.length === 1 ? houses : [];
  });
}

/** The houses that a step without a chain starts from, where it has any and they can be told apart. */
function housesOf(step: DrawableStep): number[] {
  const isAboutAll = step.premises.some(({ guardians }) => guardians);
  if (isAboutAll || step.technique.startsWith('template')) return [];
  const named = distinct(step.premises.flatMap(({ house }) => house ?? []));
  if (named.length > 0) return named.length > MOST_HOUSES ? [] : named;
  return commonHouses(distinct(step.pattern.map(({ cell }) => cell)));
}

/** The corners of the rectangles that must not come to two digits. */
function cornersOf({ premises }: DrawableStep): number[] {
  return premises.flatMap(({ cells = [], digits = [], guardians }) =>
    guardians && digits.length === 2 ? cells : [],
  );
}

/** What is drawn of a step, and of what its sentences name. */
export function stepDrawing(step: DrawableStep, { cover, sets, colours }: NamedParts): StepDrawing {
  const told = linksOf(step);
  const links = told.length > MOST_LINKS ? [] : told;
  const isPlain = told.length + sets.length === 0 && !step.colours;
  const houses = isPlain ? housesOf(step) : [];
  const groups = links.flatMap(({ from, to }) => [from, to]);
  return {
    marks: marksOf(step),
    houses,
    across: houses.length > 0 ? cover : [],
    corners: cornersOf(step),
    links,
    groups: [...new Map(groups.map((node) => [nodeKey(node), node])).values()].filter(isBoxed),
    sets,
    colours,
  };
}

/** Whether a node is several cells where a line and a box cross, so that an outline around them is short. */
function isBoxed({ cells }: Node): boolean {
  return (
    cells.length > 1 &&
    distinct(cells.map(boxOf)).length === 1 &&
    [rowOf, columnOf].some((lineOf) => distinct(cells.map(lineOf)).length === 1)
  );
}

/** The box around the candidates of a group. */
export function boxAround({ digit, cells }: Node) {
  const places = cells.map((cell) => placeOf(cell, digit));
  const [left, top] = [
    Math.min(...places.map(({ x }) => x)),
    Math.min(...places.map(({ y }) => y)),
  ];
  const right = Math.max(...places.map(({ x }) => x));
  const bottom = Math.max(...places.map(({ y }) => y));
  return {
    x: left - DISC - 1,
    y: top - DISC - 1,
    width: right - left + 2 * DISC + 2,
    height: bottom - top + 2 * DISC + 2,
  };
}

/** What stands in a cell. */
export interface DrawnCell {
  readonly value: number;
  readonly candidates: readonly number[];
  /** Whether its digit was found on the way, rather than given by the puzzle. */
  readonly isFound?: boolean;
}

const WEIGHTS = { marked: 20, candidate: 1.5, value: 4 } as const;

/** What links go around if they can: marked candidates most of all, then digits, then the other candidates. */
function obstaclesOn(cells: readonly DrawnCell[], marks: StepDrawing['marks']): Obstacle[] {
  const marked = new Set(marks.map(keyOf));
  return [...cells.entries()].flatMap(([cell, { value, candidates }]): Obstacle[] => {
    if (value !== 0) {
      return [{ ...placeOf(cell, undefined), radius: CELL / 4, weight: WEIGHTS.value }];
    }
    return candidates.map((digit) => ({
      ...placeOf(cell, digit),
      radius: DISC,
      weight: marked.has(keyOf({ cell, digit })) ? WEIGHTS.marked : WEIGHTS.candidate,
    }));
  });
}

/** The two candidates of two nodes that are nearest to each other. */
function nearestEnds(from: Node, to: Node): readonly [Point, Point] | undefined {
  const pairs = from.cells.flatMap((one) =>
    to.cells.map((other): readonly [Point, Point] => [
      placeOf(one, from.digit),
      placeOf(other, to.digit),
    ]),
  );
  const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  return pairs.sort((one, other) => lengthOf(one) - lengthOf(other))[0];
}

/** The lines of a step's links over the cells of its board. */
export function linkPaths(
  { links, marks }: StepDrawing,
  cells: readonly DrawnCell[],
): readonly { readonly kind: Link['kind']; readonly isPast: boolean; readonly path: string }[] {
  const obstacles = obstaclesOn(cells, marks);
  return links.flatMap(({ from, to, kind, isPast = false }) => {
    const ends = nearestEnds(from, to);
    return ends ? [{ kind, isPast, path: linkPath(ends[0], ends[1], obstacles) }] : [];
  });
}
