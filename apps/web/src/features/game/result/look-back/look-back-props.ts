import type { GameCell } from '@nanpure/engine/game';
import type { ReactNode } from 'react';
import type { HintDrawing } from '../../board/hint-drawing.ts';
import type { WonGame } from './moments.ts';

/** The board at an earlier moment of the game. */
export interface PastMoment {
  readonly cells: readonly GameCell[];
  readonly hint: HintDrawing;
  /** The lines of the hint. */
  readonly overlay: ReactNode;
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
