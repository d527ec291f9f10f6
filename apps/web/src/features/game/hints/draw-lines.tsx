import type { ReactNode } from 'react';
import { Drawing } from '../../../board/Drawing.tsx';
import type { HintDrawing } from '../board/hint-drawing.ts';

/** The lines of a hint, over the board. */
export function drawLines({ lines }: HintDrawing): ReactNode {
  return <Drawing {...lines} />;
}
