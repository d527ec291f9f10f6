import { CELL, type Point } from './drawing.ts';

/** What a line should not run over, and how much it matters. */
export interface Obstacle extends Point {
  readonly radius: number;
  readonly weight: number;
}

/** The radius of the disc around a candidate. */
export const DISC = 4.6;

/** How far a line may bow to either side, the least first. */
const BOWS = [0, 6, -6, 11, -11, 17, -17, 25, -25, 36, -36];

/** What a bow costs for its own sake: a straight line is the easiest to follow. */
const COST_OF_BOW = 0.12;

/** Candidates side by side touch: the line between them goes around, where it can be seen. */
const TOUCHING = 3 * DISC;

const SAMPLES = 24;
const EDGE = 2;
const BOARD = 9 * CELL;

/** A line from one point by a control point to another, as a quadratic curve. */
interface Curve {
  readonly from: Point;
  readonly by: Point;
  readonly to: Point;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}

/** A curve between the discs of two candidates that bows aside by so much at its middle. */
function curveOf(from: Point, to: Point, bow: number): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const by = {
    x: (from.x + to.x) / 2 - (2 * bow * (to.y - from.y)) / length,
    y: (from.y + to.y) / 2 + (2 * bow * (to.x - from.x)) / length,
  };
  return { from: towards(from, by, DISC), by, to: towards(to, by, DISC) };
}

function pointOn({ from, by, to }: Curve, share: number): Point {
  const rest = 1 - share;
  const at = (axis: 'x' | 'y') =>
    rest * rest * from[axis] + 2 * rest * share * by[axis] + share * share * to[axis];
  return { x: at('x'), y: at('y') };
}

const POINTS = Array.from({ length: SAMPLES + 1 }, (_, index) => index / SAMPLES);

const isOnBoard = ({ x, y }: Point) => Math.min(x, y) > EDGE && Math.max(x, y) < BOARD - EDGE;

/** What a curve runs over, weighed. */
function costOf(curve: Curve, bow: number, obstacles: readonly Obstacle[]): number {
  const points = POINTS.map((share) => pointOn(curve, share));
  if (!points.every(isOnBoard)) return Number.POSITIVE_INFINITY;
  const hit = obstacles.filter(({ x, y, radius }) =>
    points.some((point) => Math.hypot(point.x - x, point.y - y) < radius),
  );
  return hit.reduce((sum, { weight }) => sum + weight, COST_OF_BOW * Math.abs(bow));
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const textOf = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

/** The path of a link from one candidate to another, bowed around what is on the way. */
export function linkPath(from: Point, to: Point, obstacles: readonly Obstacle[]): string {
  const isAway = ({ x, y }: Point) =>
    [from, to].every((end) => Math.hypot(end.x - x, end.y - y) > 1);
  const onTheWay = obstacles.filter(isAway);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const bows = distance < TOUCHING ? BOWS.slice(1, 3) : BOWS;
  const curves = bows
    .filter((bow) => Math.abs(bow) <= Math.max(6, distance / 2))
    .map((bow) => {
      const curve = curveOf(from, to, bow);
      return { curve, cost: costOf(curve, bow, onTheWay) };
    });
  const { curve } = curves.reduce((best, each) => (each.cost < best.cost ? each : best));
  return `M${textOf(curve.from)}Q${textOf(curve.by)} ${textOf(curve.to)}`;
}
