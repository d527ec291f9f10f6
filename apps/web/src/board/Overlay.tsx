import { type BoardDrawing, CELL, outlineOf } from '@nanpure/content/drawing/drawing';
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
