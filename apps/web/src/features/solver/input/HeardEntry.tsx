import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellName } from './cell-name.ts';

/** Says which digit came into which cell, or went from there, to those who don't see it. */
export function HeardEntry({ grid }: { readonly grid: string }) {
  const { t } = useTranslation('solver');
  const before = useRef(grid);
  const [said, say] = useState('');
  useEffect(() => {
    const changed = [...grid].flatMap((sign, cell) => (sign === before.current[cell] ? [] : cell));
    before.current = grid;
    const [cell, another] = changed;
    // Of a whole board the status says how many digits it has.
    if (cell !== undefined) {
      say(another === undefined ? cellName(t, cell, Number(grid[cell]) || 0) : '');
    }
  }, [grid, t]);
  return (
    <p role="status" className="heard-only">
      {said}
    </p>
  );
}
