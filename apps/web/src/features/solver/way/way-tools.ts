import type { DrawnCell, StepDrawing } from '@nanpure/content/drawing/step-drawing';
import type { LadderStepText, LadderWriter } from '@nanpure/content/ladder';
import type { LadderTechniqueId } from '@nanpure/engine/ladder';
import type { ReactNode } from 'react';

/** A board to look at. */
export interface ShownBoard {
  readonly cells: readonly DrawnCell[];
  readonly drawing: StepDrawing;
  readonly label: string;
}

/** What the page hands to the way, and downloads with it: how steps are drawn and told, where techniques are explained. */
export interface WayTools {
  readonly writer: LadderWriter;
  readonly drawBoard: (board: ShownBoard) => ReactNode;
  readonly tellStep: (told: LadderStepText, drawing: StepDrawing) => ReactNode;
  readonly pathAbout: (technique: LadderTechniqueId) => string;
}
