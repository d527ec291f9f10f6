import { applyStep, boxOf, type Candidate, Position, type Puzzle } from '@nanpure/engine';
import {
  findSteps,
  LADDER,
  LADDER_LEVELS,
  type LadderStep,
  type LadderTechniqueId,
  type Rung,
  solveByLogic,
} from '@nanpure/engine/ladder';
import { effortOf, isReadable } from './clarity.ts';

/** A step in a position on the way through a puzzle, and how much there is to follow. */
export interface Catch {
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly step: LadderStep;
  readonly effort: number;
}

/** A moment on the easiest-first path. */
interface Moment {
  readonly position: Position;
  readonly next: LadderTechniqueId;
}

/** Of some techniques there are thousands of steps in a position, the simplest first. */
const MOST_STEPS = 40;
/** What it takes a reader to believe in an example where something easier says the same, and for each level between. */
const EFFORT_OF_RIVAL = 4;

const SINGLES: readonly LadderTechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];
/** What a reader has tried before anything else: singles, intersections and subsets. */
const BASICS: readonly LadderTechniqueId[] = [
  ...SINGLES,
  'locked-pair',
  'locked-triple',
  'pointing-pairs',
  'box-line-reduction',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'naked-quadruple',
  'hidden-quadruple',
];

/** Whatever these conclude, locked candidates do, too: they are gone with the basics. */
const GONE_WITH_BASICS: readonly LadderTechniqueId[] = ['franken-x-wing', 'mutant-x-wing'];

/** So rare that any moment will do. */
const ANYWHERE: readonly LadderTechniqueId[] = ['avoidable-rectangle-2'];

function* momentsOf(puzzle: Puzzle): Generator<Moment, void> {
  let position = Position.fromGrid(puzzle.givens);
  for (const step of solveByLogic(puzzle, { unique: true }).steps) {
    yield { position, next: step.technique };
    position = applyStep(position, step);
  }
}

/** Whether a technique makes sense to a reader here: what is plainly easier is exhausted. */
function isInPlace(technique: LadderTechniqueId, next: LadderTechniqueId): boolean {
  if (ANYWHERE.includes(technique)) return true;
  if (SINGLES.includes(technique)) return technique === next;
  if (BASICS.includes(technique) || GONE_WITH_BASICS.includes(technique)) {
    return !SINGLES.includes(next);
  }
  return !BASICS.includes(next);
}

/** How hard a conclusion is: the place and the level of the easiest technique that comes to it. */
interface Hardness {
  readonly score: number;
  readonly level: number;
}

/** The conclusions of a position with the hardness of each. */
type Known = Map<string, Hardness>;

function conclusionsOf({ placements, eliminations }: LadderStep): string[] {
  const named = (kind: string) => (each: Candidate) => `${kind} ${each.cell} ${each.digit}`;
  return [...placements.map(named('in')), ...eliminations.map(named('out'))];
}

/** What is to be made up for by a step whose conclusions could all be had more easily. */
function effortBesideRivals(step: LadderStep, own: Hardness, known: Known): number {
  const levels = conclusionsOf(step).map((each) => {
    const rival = known.get(each);
    return rival && rival.score <= own.score ? rival.level : undefined;
  });
  if (levels.includes(undefined)) return 0;
  const hardest = Math.max(...levels.map((level) => level ?? 0));
  return EFFORT_OF_RIVAL * (1 + own.level - hardest);
}

/**
 * Whether a step is what its page explains: the engine also finds fish whose fins are in several boxes, and graves
 * that only take candidates away.
 */
function isOrdinary({ technique, placements, fins = [] }: LadderStep): boolean {
  if (technique === 'bug-plus-one') return placements.length > 0;
  const isOfLines = /^(?:finned|sashimi)-(?!franken|mutant)/.test(technique);
  return !isOfLines || new Set(fins.map(({ cell }) => boxOf(cell))).size === 1;
}

/** The first steps of a technique in a moment. */
function* firstSteps(
  technique: LadderTechniqueId,
  position: Position,
  { givens }: Puzzle,
): Generator<LadderStep, void> {
  let count = 0;
  for (const step of findSteps(position, { techniques: [technique], givens, unique: true })) {
    if (isOrdinary(step)) yield step;
    if (++count === MOST_STEPS) return;
  }
}

/** What is hunted, and where. */
interface Grounds {
  readonly isWelcome: (position: Position) => boolean;
  /** What is looked for, and beside what its steps are judged. */
  readonly rungs: readonly Rung[];
}

/** The steps in a moment with how hard they are to follow there, those of the easiest technique first. */
function* catchesAt(
  { position, next }: Moment,
  puzzle: Puzzle,
  rungs: readonly Rung[],
): Generator<Catch, void> {
  const known: Known = new Map();
  for (const { id, level, score } of rungs.filter((rung) => isInPlace(rung.id, next))) {
    const own = { score, level: LADDER_LEVELS.indexOf(level) };
    const found: string[] = [];
    for (const step of firstSteps(id, position, puzzle)) {
      const effort = effortOf(position, step) + effortBesideRivals(step, own, known);
      yield { puzzle, position, step, effort };
      found.push(...conclusionsOf(step));
    }
    for (const each of found) if (!known.has(each)) known.set(each, own);
  }
}

function* catchesIn(puzzle: Puzzle, { isWelcome, rungs }: Grounds): Generator<Catch, void> {
  for (const moment of momentsOf(puzzle)) {
    if (isWelcome(moment.position)) yield* catchesAt(moment, puzzle, rungs);
  }
}

/** For each technique its clearest catch in a puzzle. */
function clearestIn(puzzle: Puzzle, grounds: Grounds): Map<LadderTechniqueId, Catch> {
  const clearest = new Map<LadderTechniqueId, Catch>();
  for (const each of catchesIn(puzzle, grounds)) {
    const { technique } = each.step;
    if (each.effort < (clearest.get(technique)?.effort ?? Infinity)) clearest.set(technique, each);
  }
  return clearest;
}

/** For each technique its catches, one a puzzle, the clearest first. */
type Bag = ReadonlyMap<LadderTechniqueId, readonly Catch[]>;

function bagOf(puzzles: Iterable<Puzzle>, grounds: Grounds, isFull = (_: Bag) => false): Bag {
  const bag = new Map<LadderTechniqueId, Catch[]>();
  for (const puzzle of puzzles) {
    if (isFull(bag)) break;
    for (const [technique, caught] of clearestIn(puzzle, grounds)) {
      const best = [...(bag.get(technique) ?? []), caught].sort((a, b) => a.effort - b.effort);
      bag.set(technique, best.slice(0, LADDER.length));
    }
  }
  return bag;
}

/** The clearest of each technique, no two from one puzzle if that can be had. */
function fromDifferentPuzzles(bag: Bag): Clearest {
  const used = new Set<Puzzle>();
  const chosen = new Map<LadderTechniqueId, Catch>();
  for (const [technique, catches] of [...bag].sort(([, a], [, b]) => a.length - b.length)) {
    const choice = catches.find(({ puzzle }) => !used.has(puzzle)) ?? catches[0];
    if (!choice) continue;
    used.add(choice.puzzle);
    chosen.set(technique, choice);
  }
  return chosen;
}

/** An example of each technique. */
type Clearest = ReadonlyMap<LadderTechniqueId, Catch>;

/** Puzzles that are searched for every technique, and others that are searched for what is rare. */
interface HuntingGrounds {
  readonly puzzles: Iterable<Puzzle>;
  readonly others: Iterable<Puzzle>;
}

/** Of what is rare, the clearest of so many has to do. */
const ENOUGH = 3;

/**
 * The clearest example of each of some techniques: on boards of the puzzles that are easy to read, and of what doesn't
 * occur there, on any board of the others. What doesn't occur at all has none.
 */
export function hunt(
  { puzzles, others }: HuntingGrounds,
  techniques: readonly LadderTechniqueId[],
): Clearest {
  const readable = bagOf(puzzles, { isWelcome: isReadable, rungs: LADDER });
  const rare = LADDER.filter(({ id }) => techniques.includes(id) && !readable.has(id));
  const isFull = (bag: Bag) => rare.every(({ id }) => (bag.get(id)?.length ?? 0) >= ENOUGH);
  const found = bagOf(others, { isWelcome: () => true, rungs: rare }, isFull);
  const wanted = [...readable, ...found].filter(([id]) => techniques.includes(id));
  return fromDifferentPuzzles(new Map(wanted));
}
