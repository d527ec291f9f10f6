import type { Mark } from '@nanpure/engine/hints';
import type { BoardDrawing } from '../../../board/drawing.ts';

/** What a hint draws: marks in cells, and lines over the board. */
export interface HintDrawing {
  readonly marks: readonly Mark[];
  readonly lines: BoardDrawing;
  /** Whether everything that is neither marked nor a cause steps back. */
  readonly isDimming: boolean;
}
