/**
 * What happens to a wrong digit. The policy decides what is checked, and everything else follows
 * from that: a digit that the check finds wrong as it is entered is counted as a mistake, and takes
 * no notes away from its peers.
 *
 * - `reject`: every digit is checked against the solution; a wrong one is counted, not placed.
 * - `show`: the same check; a wrong digit is placed, counted and marked.
 * - `rules-only`: only repeats in a house are looked for; they are placed, counted and marked. The
 *   solution is never consulted, so that no answer says whether a digit is right.
 * - `free`: nothing is checked or counted; on a full board the wrong digits are marked.
 */
export type MistakePolicy = 'reject' | 'show' | 'rules-only' | 'free';

/** All mistake policies, strictest first. */
export const MISTAKE_POLICIES: readonly MistakePolicy[] = ['reject', 'show', 'rules-only', 'free'];

/** The choices that shape a game. */
export interface GameConfig {
  readonly mistakePolicy: MistakePolicy;
  /** Whether a placed digit takes itself out of the notes of the 20 peers. */
  readonly removeNotes: boolean;
  /** How many hints may be asked for, a whole number; null for as many as the player likes. */
  readonly maxHints: number | null;
}

/** What holds where a game is started or restored without a choice. */
export const DEFAULT_GAME_CONFIG: GameConfig = {
  mistakePolicy: 'reject',
  removeNotes: true,
  maxHints: null,
};
