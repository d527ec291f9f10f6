import type { Premise } from '../../steps/premise.ts';
import type { Candidate, Cell, Digit } from '../../types.ts';

/** A digit in one cell, or in one of several cells of a house (a group). */
export interface Node {
  readonly digit: Digit;
  readonly cells: readonly Cell[];
}

/**
 * What joins two nodes of a chain: `strong` where at least one of them is right, `weak` where at most one is.
 * A strong link is so by a premise of its step, a weak one by the rules. In a forcing net several nodes that are wrong
 * make one right: these strong links have their premise and their end in common.
 */
export interface Link {
  readonly from: Node;
  readonly to: Node;
  readonly kind: 'strong' | 'weak';
  /** Which of the step's premises makes it strong. */
  readonly premise?: number;
}

/**
 * That some cells, none of them given, don't hold these digits alone: they could be exchanged, and the puzzle would
 * have two solutions. So one of the guardians is right.
 */
export interface OneSolutionPremise {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
  readonly guardians: readonly Candidate[];
}

/** What has to be believed of the board for a step of the ladder. */
export type LadderPremise = Premise | OneSolutionPremise;

/** What a technique of the ladder finds: conclusions, and their proof. Plain data. */
export interface LadderFinding {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  /**
   * The candidates that the pattern consists of, fins and guardians among them. Of forcing chains and nets, where they
   * begin and what they conclude: what lies between is in `links`.
   */
  readonly pattern: readonly Candidate[];
  /** The conclusions follow from these and from the rules. */
  readonly premises: readonly LadderPremise[];
  /**
   * The chain from its beginning to its end; of a net or of several chains, one after the other: another one begins where
   * a link doesn't begin with the node with which the link before it ends.
   */
  readonly links?: readonly Link[];
  /** Those of the pattern without which a fish would be a plain one. */
  readonly fins?: readonly Candidate[];
  /** Those of the pattern that are right or wrong together: two lists that exclude each other, or several pairs of them. */
  readonly colours?: readonly (readonly Candidate[])[];
  /** That the conclusions hold only for a puzzle with one solution. */
  readonly assumes?: 'one-solution';
}

/** Whether a premise is that the puzzle has one solution. */
export function isOneSolution(premise: LadderPremise): premise is OneSolutionPremise {
  return 'guardians' in premise;
}
