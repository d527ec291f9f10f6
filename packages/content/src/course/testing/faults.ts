/* What is wrong with a task, by plain searches that share no code with what finds the answers in the product. */
import { stepPattern, type TaughtStep } from '@nanpure/engine';
import { formatSteps } from '@nanpure/engine/testing';
import { kindOfHouse } from '../../hints/claims/geometry.ts';
import { digitsByRules } from '../../hints/claims/plain-solver.ts';
import type { OpenTask } from '../open-task.ts';
import { type Station, techniquesBefore } from '../station.ts';
import type { CourseTask } from '../task.ts';
import {
  areInDoubt,
  commonPeers,
  couldBeMeant,
  housesToFill,
  isWithoutSingles,
  placesByRules,
  plainPatterns,
  staleNotes,
  techniquesAgainst,
  techniquesThatGoOn,
  valuesOf,
} from './plain-board.ts';

type Asked<Kind extends CourseTask['kind']> = Extract<CourseTask, { readonly kind: Kind }>;

function kindsOf(station: Station) {
  return station.kind === 'technique' ? station.houses : undefined;
}

/** Whether the patterns that count are just those which the plain search finds. */
function areAllPatterns({ position, patterns }: OpenTask, step: TaughtStep, station: Station) {
  const plain = plainPatterns(position, step.technique, kindsOf(station));
  return formatSteps(patterns).join() === formatSteps(plain).join();
}

function faultOfPattern(station: Station, open: OpenTask, step: TaughtStep): string | undefined {
  if (!areAllPatterns(open, step, station)) return 'other patterns are there';
  const plain = plainPatterns(open.position, step.technique, kindsOf(station));
  const isThere = formatSteps(plain).includes(formatSteps([step]).join());
  if (!isThere) return 'it is not there';
  const conclusions = step.placements.length + step.eliminations.length;
  return conclusions > 0 && open.obstacles.length === 0 ? undefined : 'nothing follows from it';
}

/** Whether what is shown is a pattern in no reading, and only a search for its reason tells so. */
function faultOfNearMiss(station: Station, open: OpenTask, step: TaughtStep): string | undefined {
  const { position, obstacles } = open;
  const { cells, digits } = stepPattern(step);
  if (!areAllPatterns(open, step, station)) return 'other patterns are there';
  const everywhere = plainPatterns(position, step.technique);
  if (couldBeMeant(everywhere, cells, digits).length > 0) return 'it is one in some reading';
  if (obstacles.length === 0) return 'nothing is in the way';
  if (!obstacles.every((each) => position.has(each))) return 'what is in the way is not there';
  const around = [...cells, ...obstacles.map(({ cell }) => cell)];
  if (!areInDoubt(position, around)) return 'a single says more than the pattern';
  return faultOfRefutation(open, step);
}

/** Whether a player who looks further than at the pattern could see it come true. */
function faultOfRefutation({ position, obstacles }: OpenTask, { technique }: TaughtStep) {
  const isSingle = technique.endsWith('single');
  if (!isSingle && !isWithoutSingles(position)) return 'a single is open';
  const against = techniquesAgainst(position, obstacles);
  return against.length === 0 ? undefined : `these take away what is in the way: ${against}`;
}

function faultOfWhichOne(station: Station, task: Asked<'which-one'>, open: OpenTask) {
  const ways = techniquesThatGoOn(open.position, techniquesBefore(station.id));
  return ways.join() === task.technique ? undefined : `these go on: ${ways.join()}`;
}

/** How far a last cell has to be looked for: pointed at, or the only one on the board. */
function faultOfLastCell({ house, grade }: Asked<'last-cell'>, values: readonly number[]) {
  const houses = housesToFill(values);
  if (!houses.includes(house)) return 'the house has not one empty cell';
  return grade === 3 && houses.length > 1 ? 'another house has one, too' : undefined;
}

function isBetween(count: number, fewest: number, most: number): boolean {
  return count >= fewest && count <= most;
}

function faultOfCommonPeers({ cells }: Asked<'common-peers'>, values: readonly number[]) {
  if (!cells.every((cell) => values[cell] === 0)) return 'the cells are not empty';
  const count = commonPeers(values, cells).length;
  return isBetween(count, 3, 8) ? undefined : `${count} cells see both`;
}

function faultOfPlaces({ house, digit }: Asked<'places'>, values: readonly number[]) {
  const count = placesByRules(values, house, digit).length;
  if (kindOfHouse(house) !== 'box') return 'it is no box';
  return count === 2 ? undefined : `${count} places`;
}

function faultOfCandidates({ cell }: Asked<'candidates'>, values: readonly number[]) {
  const count = digitsByRules(values, cell).length;
  return isBetween(count, 2, 4) ? undefined : `${count} candidates`;
}

function faultOfStaleNotes({ cell, digit }: Asked<'stale-notes'>, values: readonly number[]) {
  const count = staleNotes(values, cell, digit).length;
  if (!digitsByRules(values, cell).includes(digit)) return 'the digit does not go there';
  return isBetween(count, 3, 7) ? undefined : `${count} notes go`;
}

function faultOfBoard(task: CourseTask, values: readonly number[]): string | undefined {
  switch (task.kind) {
    case 'last-cell':
      return faultOfLastCell(task, values);
    case 'common-peers':
      return faultOfCommonPeers(task, values);
    case 'places':
      return faultOfPlaces(task, values);
    case 'candidates':
      return faultOfCandidates(task, values);
    case 'stale-notes':
      return faultOfStaleNotes(task, values);
    default:
      return undefined;
  }
}

/** What is not as a task says; undefined where all is. */
export function faultOf(station: Station, task: CourseTask, open: OpenTask): string | undefined {
  const { step } = open;
  if (!step) return faultOfBoard(task, valuesOf(open.position));
  if (task.kind === 'near-miss') return faultOfNearMiss(station, open, step);
  const fault = task.kind === 'which-one' ? faultOfWhichOne(station, task, open) : undefined;
  return fault ?? faultOfPattern(station, open, step);
}
