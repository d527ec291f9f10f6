import { type BoardDrawing, CELL, outlineOf, placeOf } from '@nanpure/content/drawing/drawing';
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** What lines are drawn on, over all of a board. Not for screen readers: words tell the same. */
export function Overlay({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${9 * CELL} ${9 * CELL}`}
      preserveAspectRatio="none"
      className={styles.drawing}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The outlines of houses, and broken ones of those across. */
export function Houses({ houses, across }: Pick<BoardDrawing, 'houses' | 'across'>) {
  return (
    <>
      {houses.map((house) => (
        <rect key={house} {...outlineOf(house)} rx="4" className={styles.house} data-house />
      ))}
      {across.map((house) => (
        <rect key={house} {...outlineOf(house)} rx="4" className={styles.across} data-house />
      ))}
    </>
  );
}

/** A stroke by hand: it starts beside where it ends. */
const RING = 'M6-7C-1-11-10-6-9 1-9 7-1 10 5 8 10 6 11-3 5-7 3-8 1-9-1-9';

/** How large the ring is around a candidate, and around all of a cell. */
const RING_SCALE = { candidate: 0.52, cell: 1.25 } as const;

/** What goes into a cell, ringed. */
export function Rings({ rings }: Pick<BoardDrawing, 'rings'>) {
  return rings.map(({ cell, digit }) => {
    const { x, y } = placeOf(cell, digit);
    const scale = digit === undefined ? RING_SCALE.cell : RING_SCALE.candidate;
    return (
      <path
        key={cell}
        d={RING}
        transform={`translate(${x} ${y}) scale(${scale})`}
        className={styles.ring}
        data-ring
      />
    );
  });
}
