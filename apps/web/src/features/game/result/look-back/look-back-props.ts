import type { Mark } from '@nanpure/content/hints';
import type { GameCell } from '@nanpure/engine';
import type { WonGame } from './moments.ts';

/** The board at an earlier moment of the game. */
export interface PastMoment {
  readonly cells: readonly GameCell[];
  readonly marks: readonly Mark[];
}

export interface LookBackProps {
  readonly game: WonGame;
  /** Formats a time of the game's clock, in milliseconds. */
  readonly formatTime: (milliseconds: number) => string;
  /** Shows the board at a moment; undefined shows it as it is now. */
  readonly onShow: (moment: PastMoment | undefined) => void;
  /** Announces a text to screen readers. */
  readonly onAnnounce: (text: string) => void;
}
