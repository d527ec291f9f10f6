import type { Grid } from '../grid.ts';
import type { Random } from '../random.ts';
import type { TaughtTechniqueId, TechniqueId } from '../techniques/index.ts';
import type { HintLevel } from './hint.ts';
import type { Notes } from './notes.ts';

/** What is known about a board besides its digits. All of it is optional and all but `random` plain data. */
export interface HintContext<Id extends TechniqueId = TaughtTechniqueId> {
  /** The digits that are not the player's. They stand on the board too. */
  readonly givens?: Grid | undefined;
  /**
   * The only solution of the puzzle, trusted as far as it is complete. Left out, it is that of the
   * givens, or else of the board, where those have exactly one.
   */
  readonly solution?: Grid | undefined;
  /** The player's notes. */
  readonly notes?: Notes | undefined;
  /** Steps of this technique only. What comes after the steps, and mistakes before them, stay. */
  readonly technique?: NoInfer<Id> | undefined;
  /** Techniques to look for, in this order; those of the course, in the order of `HINT_ORDER`, by default. */
  readonly techniques?: readonly Id[] | undefined;
  /** Where the random cells of the last resort come from; `Math.random` by default. */
  readonly random?: Random | undefined;
}

/** What kind of hint is asked for. */
export interface HintRequest<Id extends TechniqueId = TaughtTechniqueId> extends HintContext<Id> {
  /** How much to give away, 1 (the default) to 3. */
  readonly level?: HintLevel | undefined;
  /** The keys (`hintKey`) of the hints shown so far on this board; one shown twice stands there twice. */
  readonly shown?: readonly string[] | undefined;
}
