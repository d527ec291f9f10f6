import type { OpenTask, Station } from '@nanpure/content/course';
import type { ExerciseMode, Scope } from '@nanpure/content/exercise';
import type { Candidate, Grid, Position, TaughtStep } from '@nanpure/engine';

/** A position of a real puzzle with a pattern to find in it. */
export interface Exercise {
  readonly mode: ExerciseMode;
  readonly givens: Grid;
  readonly position: Position;
  /** What is to be found; for a near miss, what it would be. */
  readonly step: TaughtStep;
  /** Every true pattern of the technique in this position, those that remove nothing too. */
  readonly patterns: readonly TaughtStep[];
  /** Candidates that the rules leave and that earlier steps ruled out. */
  readonly ruledOut: readonly Candidate[];
  /** What keeps a near miss from being one; none where the technique is really there. */
  readonly obstacles: readonly Candidate[];
  /** The kinds of houses that count, where not all do. */
  readonly scope?: Scope | undefined;
}

function scopeOf(station: Station): Scope | undefined {
  if (station.kind !== 'technique' || !station.houses) return undefined;
  return station.houses.includes('box') ? 'box' : 'line';
}

/** The exercise on the board of a task that is about a pattern; undefined for one that isn't. */
export function exerciseOf(
  { step, ...board }: OpenTask,
  mode: ExerciseMode,
  station: Station,
): Exercise | undefined {
  return step && { ...board, step, mode, scope: scopeOf(station) };
}
