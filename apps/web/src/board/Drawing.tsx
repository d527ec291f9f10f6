import { type BoardDrawing, placeOf, rayBetween } from '@nanpure/content/drawing/drawing';
import { memo } from 'react';
import styles from './drawing.module.css';
import { Houses, Overlay, Rings } from './Overlay.tsx';

/** A small cross: the cell is closed. */
const CROSS = 'M-3-3 3 3M3-3-3 3';

/** Rays end with a cross where they close a cell, and without one at the cell that gets the digit. */
function Causes({ causes, rings }: Pick<BoardDrawing, 'causes' | 'rings'>) {
  const ringed = new Set(rings.map(({ cell }) => cell));
  const rays = causes.flatMap(({ cell, closes }) => closes.map((to) => ({ from: cell, to })));
  return rays.map(({ from, to }) => {
    const isRinged = ringed.has(to);
    const { start, end } = rayBetween(from, to, isRinged);
    return (
      <g key={`${from} ${to}`} className={styles.ray} data-ray>
        <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
        {!isRinged && <path d={CROSS} transform={`translate(${end.x} ${end.y})`} />}
      </g>
    );
  });
}

function Links({ links }: Pick<BoardDrawing, 'links'>) {
  return links.map(({ from, to, kind }) => {
    const [a, b] = [placeOf(from.cell, from.digit), placeOf(to.cell, to.digit)];
    const key = `${from.cell} ${from.digit} ${to.cell} ${to.digit}`;
    return (
      <line
        key={key}
        x1={a.x}
        y1={a.y}
        x2={b.x}
        y2={b.y}
        className={styles.link}
        data-kind={kind}
      />
    );
  });
}

/** Lines over a board, of a hint or a lesson. Not for screen readers: the names of the cells tell the same. */
export const Drawing = memo(function Drawing({
  houses,
  across,
  causes,
  links,
  rings,
}: BoardDrawing) {
  return (
    <Overlay>
      <Houses houses={houses} across={across} />
      <Causes causes={causes} rings={rings} />
      <Links links={links} />
      <Rings rings={rings} />
    </Overlay>
  );
});
