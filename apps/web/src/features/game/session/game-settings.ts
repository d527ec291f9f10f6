import type { MistakePolicy } from '@nanpure/engine';

/** The player's choices, as far as the game follows them. */
export interface GameSettings {
  readonly mistakePolicy: MistakePolicy;
  readonly removeNotes: boolean;
  readonly highlightPeers: boolean;
  readonly highlightSame: boolean;
  readonly showTimer: boolean;
  readonly vibrate: boolean;
  readonly leftHanded: boolean;
  readonly digitSize: 'normal' | 'large';
}
