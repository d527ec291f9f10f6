import type { Mark } from '@nanpure/content/hints';
import type { GameCell } from '@nanpure/engine/game';
import type { WonGame } from './moments.ts';

/** What the game hands over when it is won. */
export interface LookBackProps {
  readonly game: WonGame;
  /** Time of the game's clock, in milliseconds, as that shows it. */
  readonly formatTime: (milliseconds: number) => string;
  /** Has the game's board stand as it did at a moment; undefined: as it is. */
  readonly onShow: (
    moment: { readonly cells: readonly GameCell[]; readonly marks: readonly Mark[] } | undefined,
  ) => void;
  /** Something to be heard. */
  readonly onTold: (text: string) => void;
}
