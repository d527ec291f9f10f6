/**
 * Hands over what was asked for and takes what it costs, both or neither. False where it can't be paid
 * for any more; then the player keeps what was there.
 */
export type Payment = (handOver: () => void) => boolean;

/** What the player wants in place of the puzzle, and how to go on with it. */
export interface GateRequest {
  readonly reason: 'new-puzzle' | 'difficulty';
  /** Without a payment it costs nothing. */
  readonly proceed: (pay?: Payment) => void;
}

/** Asked before a puzzle is given up, once the player has agreed; it lets the request proceed or not. */
export type PuzzleGate = (request: GateRequest) => void;
