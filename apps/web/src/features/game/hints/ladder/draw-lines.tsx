import type { ReactNode } from 'react';
import { Drawing } from '../../../../board/Drawing.tsx';
import { StepLines } from '../../../../board/StepLines.tsx';
import type { HintDrawing } from '../../board/hint-drawing.ts';

/** The lines of a hint, over the board: of a step of the ladder with its links. */
export function drawLines({ lines, step }: HintDrawing): ReactNode {
  return step ? <StepLines {...step} /> : <Drawing {...lines} />;
}
