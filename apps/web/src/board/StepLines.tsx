import { letterPlaces, outlineOfCells } from '@nanpure/content/drawing/cell-outline';
import {
  boxAround,
  type DrawnCell,
  linkPaths,
  nodeKey,
  type StepDrawing,
} from '@nanpure/content/drawing/step-drawing';
import { memo } from 'react';
import styles from './drawing.module.css';
import { Houses, Overlay } from './Overlay.tsx';

interface StepLinesProps {
  readonly drawing: StepDrawing;
  /** What stands on the board, cell by cell: lines go around it. */
  readonly cells: readonly DrawnCell[];
}

function Sets({ drawing, cells }: StepLinesProps) {
  const { sets } = drawing;
  const digitsAt = (cell: number) => cells[cell]?.candidates ?? [];
  const places = letterPlaces(
    sets.map((set) => set.cells),
    digitsAt,
  );
  return sets.map(({ letter, cells: members }, index) => {
    const place = places[index];
    const isShared = (other: (typeof sets)[number]) =>
      other.cells.some((cell) => members.includes(cell));
    return (
      <g key={letter}>
        <path
          d={outlineOfCells(members, sets.slice(0, index).filter(isShared).length)}
          className={styles.set}
        />
        {place && (
          <text x={place.x} y={place.y} className={styles.letter}>
            {letter}
          </text>
        )}
      </g>
    );
  });
}

/**
 * The lines of a step of the ladder over a board: houses, links, groups, almost locked sets. Not for screen readers:
 * the chain is told as a list beside it.
 */
export const StepLines = memo(function StepLines({ drawing, cells }: StepLinesProps) {
  return (
    <Overlay>
      <Houses houses={drawing.houses} across={drawing.across} />
      <Sets drawing={drawing} cells={cells} />
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
    </Overlay>
  );
});
