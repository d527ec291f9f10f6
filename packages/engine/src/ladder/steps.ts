import type { Grid } from '../grid.ts';
import type { Position } from '../position.ts';
import { countSolutions } from '../solver/solve.ts';
import { type LadderTechniqueId, RUNGS } from './ladder.ts';
import { conclusionKey, firstOfEach } from './model/conclusions.ts';
import { flatMap } from './model/flat-map.ts';
import { perLast, perPosition } from './model/per-position.ts';
import type { LadderFinding } from './model/step.ts';
import type { LadderBoard, LadderTechnique } from './model/technique.ts';

/** One use of a technique of the ladder: its conclusions and their proof. Plain data. */
export interface LadderStep extends LadderFinding {
  readonly technique: LadderTechniqueId;
}

/** What to look for, and what is known of the puzzle. */
export interface LadderOptions {
  /** Techniques in the order in which to look; by default all of `LADDER`. */
  readonly techniques?: readonly LadderTechniqueId[] | undefined;
  /** The puzzle's own digits: avoidable rectangles are not looked for without them. */
  readonly givens?: Grid | undefined;
  /**
   * Whether the puzzle has one solution, where that is known. By default it is proved by the solver, once a technique
   * asks that assumes it; with `false`, these techniques are left out.
   */
  readonly unique?: boolean | undefined;
}

/** The same for a search of all instances. */
export interface FindLadderOptions extends LadderOptions {
  /** With `false`, only the instances that a path needs: not the same by other ways, and together. */
  readonly variants?: boolean | undefined;
}

type AnyRung = LadderTechnique<LadderTechniqueId>;

const RUNG_BY_ID = new Map<LadderTechniqueId, AnyRung>(RUNGS.map((rung) => [rung.id, rung]));

/** A rung by its name. */
export function rungNamed(id: LadderTechniqueId): AnyRung | undefined {
  return RUNG_BY_ID.get(id);
}

/** The rungs of a list of names, in its order. */
export function rungsNamed(ids: readonly LadderTechniqueId[] | undefined): readonly AnyRung[] {
  return ids ? flatMap(ids, (id) => rungNamed(id) ?? []) : RUNGS;
}

/** Whether the digits on the board leave one solution: then so do the givens, if these digits are right. */
const isProvedUnique = perPosition((position) => countSolutions(position.grid, 2) === 1);

/** The same of a puzzle's own digits. */
const isProvedByGivens = perLast((givens: Grid) => countSolutions(givens, 2) === 1);

/** A board with what is known of its puzzle. */
interface KnownBoard extends LadderBoard {
  readonly unique: boolean | undefined;
}

function mayUse({ assumes }: AnyRung, { position, givens, unique }: KnownBoard): boolean {
  if (assumes === undefined) return true;
  if (unique !== undefined) return unique;
  return givens ? isProvedByGivens(givens) : isProvedUnique(position);
}

/** The steps of one rung that a path needs, lazily. */
function* stepsOf(rung: AnyRung, board: KnownBoard): Generator<LadderStep, void> {
  if (!mayUse(rung, board)) return;
  for (const finding of rung.find(board)) yield { technique: rung.id, ...finding };
}

/** The further steps of one rung, lazily, each with conclusions that no other one has. */
function* variantsOf(rung: AnyRung, board: KnownBoard): Generator<LadderStep, void> {
  if (!rung.variants || !mayUse(rung, board)) return;
  const told = new Set(Array.from(rung.find(board), conclusionKey));
  for (const finding of firstOfEach(rung.variants(board), told)) {
    yield { technique: rung.id, ...finding };
  }
}

/** The steps that a path needs, lazily, in the order of the techniques. */
export function* findPathSteps(
  position: Position,
  { techniques, givens, unique }: LadderOptions = {},
): Generator<LadderStep, void> {
  for (const rung of rungsNamed(techniques)) yield* stepsOf(rung, { position, givens, unique });
}

/**
 * Every instance of the techniques in a position, lazily, in the order of the techniques: first those that a path
 * needs, then the same by other ways, and together.
 */
export function* findSteps(
  position: Position,
  { variants = true, ...options }: FindLadderOptions = {},
): Generator<LadderStep, undefined> {
  yield* findPathSteps(position, options);
  if (!variants) return undefined;
  const { techniques, givens, unique } = options;
  for (const rung of rungsNamed(techniques)) yield* variantsOf(rung, { position, givens, unique });
  return undefined;
}

/** The first step of the first rung that has one. */
export function firstStep(rungs: readonly AnyRung[], board: KnownBoard): LadderStep | undefined {
  for (const rung of rungs) {
    if (!mayUse(rung, board)) continue;
    for (const finding of rung.find(board)) return { technique: rung.id, ...finding };
  }
  return undefined;
}
