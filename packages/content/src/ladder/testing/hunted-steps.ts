import { applyStep, arePeers, Position, parseGrid, parsePuzzle } from '@nanpure/engine';
import {
  findSteps,
  LADDER,
  type LadderStep,
  type LadderTechniqueId,
  solveByLogic,
} from '@nanpure/engine/ladder';
import { SAMPLE_PUZZLES, type Sample, samplePositions } from '@nanpure/engine/testing';
import { branchesIn, consequencesOf } from '../tell/net-parts.ts';

/** A step, and the position in which it was found. */
export interface HuntedStep {
  readonly step: LadderStep;
  readonly position: Position;
  readonly name: string;
}

/** Of the instances of a technique in a position, these are taken: the first, and one that is less simple. */
const TAKEN = [0, 4] as const;

function* stepsOf(
  id: LadderTechniqueId,
  { position, puzzle, name }: Sample,
): Generator<HuntedStep, void> {
  let index = 0;
  const options = { techniques: [id], givens: puzzle.givens, unique: true };
  for (const step of findSteps(position, options)) {
    if (TAKEN.some((each) => each === index)) yield { step, position, name: `${name} ${id}` };
    if (++index > Math.max(...TAKEN)) return;
  }
}

/** Called the hardest of its day: it takes suppositions within a supposition. */
const HARDEST = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

function* inTheHardest(id: LadderTechniqueId): Generator<HuntedStep, void> {
  const grid = parseGrid(HARDEST);
  if (!grid.ok) throw new Error(`no grid: ${HARDEST}`);
  const position = Position.fromGrid(grid.value);
  for (const step of findSteps(position, { techniques: [id], unique: true })) {
    yield { step, position, name: `${HARDEST} ${id}` };
    return;
  }
}

/** Positions near the end of hard puzzles, where a technique is found that hardly ever is. */
function* atTheEnd(id: LadderTechniqueId): Generator<HuntedStep, void> {
  const others = LADDER.map((each) => each.id).filter((each) => each !== id);
  for (const text of SAMPLE_PUZZLES.beyond) {
    const grid = parseGrid(text);
    const puzzle = grid.ok ? parsePuzzle(grid.value) : grid;
    if (!puzzle.ok) throw new Error(`no puzzle: ${text}`);
    let position = Position.fromGrid(puzzle.value.givens);
    for (const each of solveByLogic(puzzle.value, { techniques: others, unique: true }).steps) {
      position = applyStep(position, each);
      for (const step of findSteps(position, { techniques: [id], unique: true })) {
        yield { step, position, name: `${text} ${id}` };
      }
    }
  }
}

/** Whether what a step removes has not all the same reason: dual kites and rectangles, siamese fish. */
function hasSeveralReasons({ links = [], fins = [], eliminations }: LadderStep): boolean {
  const breaks = links.filter(
    ({ from }, at) => at > 0 && links[at - 1]?.to.cells.join() !== from.cells.join(),
  );
  const seesFins = eliminations.map(({ cell }) => fins.every((fin) => arePeers(cell, fin.cell)));
  return breaks.length > 0 || seesFins.includes(false);
}

/** Of steps that conclude several things at once, one from each of a few positions. */
const MOST_JOINED = 3;

function* joinedSteps(id: LadderTechniqueId, samples: readonly Sample[]) {
  let count = 0;
  for (const { position, puzzle, name } of samples) {
    const options = { techniques: [id], givens: puzzle.givens, unique: true };
    for (const step of findSteps(position, options)) {
      if (!hasSeveralReasons(step)) continue;
      yield { step, position, name: `${name} ${id}, joined` };
      if (++count === MOST_JOINED) return;
      break;
    }
  }
}

/** How a net places a digit: whether any of its ways fail, and how many are told to their end, up to two. */
function kindOfPlacing(step: LadderStep) {
  if (step.placements.length === 0) return undefined;
  const ways = branchesIn(step, consequencesOf(step));
  const { length: left } = ways.filter(({ deadEnd }) => deadEnd === undefined);
  return `${left < ways.length} ${Math.min(left, 2)}`;
}

/** Whether a Sue de Coq has fewer digits than cells: some of them on both sides. */
function kindOfSueDeCoq({ premises, pattern }: LadderStep) {
  return new Set(pattern.map(({ digit }) => digit)).size < premises.length ? 'twice' : undefined;
}

/** In so many positions all steps are looked at: there are hundreds of nets in each. */
const MOST_WITH_ALL = 40;

/** The first step of a technique of each of some kinds. */
function* oneOfEachKind(
  id: LadderTechniqueId,
  samples: readonly Sample[],
  kindOf: (step: LadderStep) => string | undefined,
): Generator<HuntedStep, void> {
  const told = new Set<string>();
  for (const { position, name } of samples.slice(0, MOST_WITH_ALL)) {
    for (const step of findSteps(position, { techniques: [id], unique: true })) {
      const kind = kindOf(step);
      if (kind === undefined || told.has(kind)) continue;
      told.add(kind);
      yield { step, position, name: `${name} ${id} ${kind}` };
    }
  }
}

const IS_JOINED =
  /^(?:two-string-kite|empty-rectangle|(?:finned|sashimi)-(?:x-wing|swordfish|jellyfish))$/;

function* everywhere(
  id: LadderTechniqueId,
  samples: readonly Sample[],
): Generator<HuntedStep, void> {
  if (id === 'forcing-net') yield* inTheHardest(id);
  if (IS_JOINED.test(id)) yield* joinedSteps(id, samples);
  for (const sample of samples) yield* stepsOf(id, sample);
  if (id === 'bug-plus-one') yield* atTheEnd(id);
}

/** Steps of every technique that is found in so many positions, up to `most` of each. */
export function huntedSteps(positions: number, most: number): HuntedStep[] {
  const samples = samplePositions(positions);
  const steps = LADDER.flatMap(({ id }) => {
    const found: HuntedStep[] = [];
    for (const each of everywhere(id, samples)) {
      found.push(each);
      if (found.length === most) break;
    }
    return found;
  });
  return [
    ...steps,
    ...oneOfEachKind('forcing-net', samples, kindOfPlacing),
    ...oneOfEachKind('sue-de-coq', samples, kindOfSueDeCoq),
  ];
}
