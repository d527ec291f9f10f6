import { outlinesOf } from '@nanpure/content/drawing/cell-outline';
import { drawnLetters } from '@nanpure/content/drawing/letters';
import {
  boxAround,
  type DrawnCell,
  linkPaths,
  nodeKey,
  type StepDrawing,
} from '@nanpure/content/drawing/step-drawing';
import { memo } from 'react';
import styles from './drawing.module.css';
import { Houses, Overlay, Rings } from './Overlay.tsx';

interface StepLinesProps {
  readonly drawing: StepDrawing;
  /** What stands on the board, cell by cell: lines go around it. */
  readonly cells: readonly DrawnCell[];
}

function Sets({ sets }: Pick<StepDrawing, 'sets'>) {
  return outlinesOf(sets.map((set) => set.cells)).map((outline) => (
    <path key={outline} d={outline} className={styles.set} />
  ));
}

/** Around a candidate where any are shown in its cell, else around the whole cell. */
function ringsOf({ drawing, cells }: StepLinesProps) {
  return drawing.marks.flatMap(({ cell, digit, mark }) => {
    if (mark !== 'placed') return [];
    const hasCandidates = (cells[cell]?.candidates.length ?? 0) > 0;
    return [{ cell, digit: hasCandidates ? digit : undefined }];
  });
}

/**
 * The lines of a step of the ladder over a board: houses, links, groups, almost locked sets, and letters. Not for screen
 * readers: the chain is told as a list beside it.
 */
export const StepLines = memo(function StepLines({ drawing, cells }: StepLinesProps) {
  return (
    <Overlay>
      <Houses houses={drawing.houses} across={drawing.across} />
      <Sets sets={drawing.sets} />
      {drawnLetters(drawing, cells).map(({ letter, x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y} className={styles.letter}>
          {letter}
        </text>
      ))}
      {drawing.groups.map((node) => (
        <rect key={nodeKey(node)} {...boxAround(node)} rx="5.6" className={styles.link} />
      ))}
      {linkPaths(drawing, cells).map(({ kind, isPast, path }) => (
        <path
          key={path}
          d={path}
          className={styles.link}
          data-kind={kind}
          data-past={isPast || undefined}
        />
      ))}
      <Rings rings={ringsOf({ drawing, cells })} />
    </Overlay>
  );
});
