import type { Effort, Measurement } from './measure.ts';

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** The npm package it is measured against; none where the time itself is the figure. */
  readonly peer?: string;
  /** What it is meant to reach, in words. */
  readonly target: string;
  /** Throws a `WrongAnswer` when a result is wrong. */
  readonly measure: (effort: Effort) => Measurement;
}
