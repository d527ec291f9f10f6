import type { MistakePolicy } from '@nanpure/engine';

/** The settings that the game follows. */
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
