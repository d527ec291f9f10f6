import instances from './ladder-instances.json' with { type: 'json' };

/** A position in which a technique concludes just this, and a candidate more with which it doesn't. */
export interface LadderInstance {
  /** As `formatPosition` writes it, in any of its forms. */
  readonly position: string;
  readonly removes?: string;
  readonly places?: string;
  /** The givens, where they matter. */
  readonly givens?: string;
  /** A candidate that was ruled out: were it still there, the technique would not conclude this. */
  readonly but?: string;
}

/** For each technique of the ladder an instance from the way through a random puzzle, some wrong candidates gone. */
export const LADDER_INSTANCES: Readonly<Record<string, LadderInstance>> = instances;
