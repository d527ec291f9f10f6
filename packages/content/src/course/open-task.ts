import {
  type Candidate,
  findPatterns,
  type Grid,
  kindOf,
  type PathMoment,
  Position,
  parseGrid,
  pathFrom,
  ruledOutIn,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { nearMissBefore } from './near-miss.ts';
import type { Station } from './station.ts';
import { type AskedTask, type CourseTask, taskKey } from './task.ts';

/** The board of a task, and what there is to find on it. */
export interface OpenTask {
  readonly givens: Grid;
  /** For `stale-notes`, the board before the digit is placed, with all candidates still in its place. */
  readonly position: Position;
  /** What is asked for: the pattern, what a near miss would be, or the step of the only technique that goes on. */
  readonly step?: TaughtStep | undefined;
  /** Every true pattern of the technique here, those that remove nothing too; of the station's kinds of houses only. */
  readonly patterns: readonly TaughtStep[];
  /** Candidates that the rules leave and that earlier steps ruled out. */
  readonly ruledOut: readonly Candidate[];
  /** What keeps a near miss from being one; none where the pattern is there. */
  readonly obstacles: readonly Candidate[];
}

/** The way to the board of a task: the positions before it, and the moment at its place. */
export interface WayToTask {
  readonly givens: Grid;
  readonly before: readonly Position[];
  readonly moment: PathMoment;
}

function broken(task: AskedTask, why: string): Error {
  return new Error(`The task ${taskKey(task)} can't be opened: ${why}`);
}

function wayTo(task: AskedTask): WayToTask {
  const givens = parseGrid(task.givens);
  if (!givens.ok) throw broken(task, givens.error.code);
  const before: Position[] = [];
  for (const moment of pathFrom(Position.fromGrid(givens.value))) {
    if (before.length === task.place) return { givens: givens.value, before, moment };
    before.push(moment.position);
  }
  throw broken(task, 'its path is shorter');
}

/** Whether a station counts a pattern: some are about some kinds of houses only. */
export function isCounted(station: Station, step: TaughtStep): boolean {
  if (station.kind !== 'technique' || !station.houses) return true;
  const { houses } = station;
  return stepPattern(step).start.every((house) => houses.includes(kindOf(house)));
}

function patternsOf(station: Station, position: Position, technique: TaughtTechniqueId) {
  return [...findPatterns(position, technique)].filter((each) => isCounted(station, each));
}

/** The technique that a task asks for; undefined where it asks for something else. */
function techniqueOf(station: Station, task: AskedTask): TaughtTechniqueId | undefined {
  if (task.kind === 'which-one') return task.technique;
  if (task.kind !== 'pattern' && task.kind !== 'near-miss') return undefined;
  if (station.kind !== 'technique') throw broken(task, `${station.id} teaches no technique`);
  return station.technique;
}

/** The board of a task, where the way to it is known. */
export function openOn(
  { givens, before, moment }: WayToTask,
  station: Station,
  task: AskedTask,
): OpenTask {
  const { position, step } = moment;
  const technique = techniqueOf(station, task);
  if (technique === undefined) {
    // These ask what the rules alone leave.
    const byRules = Position.fromGrid(position.grid);
    return { givens, position: byRules, patterns: [], ruledOut: [], obstacles: [] };
  }
  if (step.technique !== technique || !isCounted(station, step)) {
    throw broken(task, `the next step is a ${step.technique}`);
  }
  const isMiss = task.kind === 'near-miss';
  const asked = isMiss ? nearMissBefore(before, step) : { position, obstacles: [] };
  if (!asked) throw broken(task, 'there is no near miss before it');
  return {
    ...asked,
    givens,
    step,
    patterns: patternsOf(station, asked.position, technique),
    ruledOut: ruledOutIn(asked.position),
  };
}

/**
 * The board of a task: the easiest path of its puzzle, played again up to its place. Throws where the task isn't
 * what it says, which the tests rule out for those of the files.
 */
export function openTask(station: Station, task: CourseTask): OpenTask {
  return openOn(wayTo(task), station, task);
}
