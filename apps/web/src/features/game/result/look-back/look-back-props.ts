import type { Mark } from '@nanpure/content/hints';
import type { GameCell } from '@nanpure/engine';
import type { WonGame } from './moments.ts';

/** The board at a moment of a game that is over, as it is to be shown. */
export interface PastMoment {
  readonly cells: readonly GameCell[];
  readonly marks: readonly Mark[];
}

/** What it takes to look back on a game that was won. */
export interface LookBackProps {
  readonly game: WonGame;
  /** Time of the game's clock, in milliseconds, as that shows it. */
  readonly formatTime: (milliseconds: number) => string;
  /** Has the game's board stand as it did at a moment; undefined: as it is. */
  readonly onShow: (moment: PastMoment | undefined) => void;
  /** Something to be heard. */
  readonly onAnnounce: (text: string) => void;
}
