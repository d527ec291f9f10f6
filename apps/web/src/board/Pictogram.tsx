import styles from './pictogram.module.css';
import board from './small-board.module.css';

/** Six rows of six cells, a sign each. */
export type PictogramRows = readonly [string, string, string, string, string, string];

type Mark = 'given' | 'pattern' | 'eliminated' | 'placed';

/** What the signs draw, as paths from the middle of their cell. */
const SIGNS: Readonly<Record<string, Readonly<Partial<Record<Mark, string>>>>> = {
  '#': { given: 'm-1.5-1.5h3v3h-3Z' },
  P: { pattern: 'm-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0' },
  H: {
    pattern: 'm-3-1a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    eliminated: 'm.6.6 2.2 2.2m0-2.2-2.2 2.2',
  },
  x: { eliminated: 'm-1.7-1.7 3.4 3.4m0-3.4-3.4 3.4' },
  O: { placed: 'm-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0' },
};

const CELL = 7;

/** All marks of one kind. */
function pathOf(rows: PictogramRows, mark: Mark): string {
  const drawn = rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const path = SIGNS[sign]?.[mark];
      return path ? `M${(x + 0.5) * CELL} ${(y + 0.5) * CELL}${path}` : '';
    }),
  );
  return drawn.join('');
}

/** Four boxes with a few marks: what a technique looks like, small enough to stand beside its name. */
export function Pictogram({ rows }: { readonly rows: PictogramRows }) {
  return (
    <svg viewBox="-1 -1 44 44" className={styles.pictogram} aria-hidden="true">
      <path d="M0 0h42v42h-42Z" className={board.paper} />
      <path
        d="M7 0v42M14 0v42M28 0v42M35 0v42M0 7h42M0 14h42M0 28h42M0 35h42"
        className={board.line}
      />
      <path d="M0 0h42v42h-42ZM21 0v42M0 21h42" className={board.boxLine} />
      <path d={pathOf(rows, 'given')} className={styles.given} />
      <path d={pathOf(rows, 'pattern')} className={styles.pattern} />
      <path d={pathOf(rows, 'eliminated')} className={styles.eliminated} />
      <path d={pathOf(rows, 'placed')} className={styles.placed} />
    </svg>
  );
}
