import type { BoardDrawing } from '@nanpure/content/drawing/drawing';
import type { DrawnCell, StepDrawing } from '@nanpure/content/drawing/step-drawing';
import type { Mark } from '@nanpure/engine/hints';
import type { CandidateShapes } from '../../../board/cell-view.ts';

/** The lines of a step of the ladder, and what stands on the board that they go around. */
interface LadderLines {
  readonly drawing: StepDrawing;
  readonly cells: readonly DrawnCell[];
  /** Candidates whose shape tells their part: fins, say, or those of the other colour. */
  readonly shapes: Readonly<Partial<Record<number, CandidateShapes>>>;
}

/** What a hint draws: marks in cells, and lines over the board. */
export interface HintDrawing {
  readonly marks: readonly Mark[];
  readonly lines: BoardDrawing;
  /** Whether everything that is neither marked nor a cause steps back. */
  readonly isDimming: boolean;
  /** A step of the ladder, whose lines are drawn in place of the others. */
  readonly step?: LadderLines | undefined;
}
