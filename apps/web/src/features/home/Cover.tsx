import { useTranslation } from 'react-i18next';
import styles from './cover.module.css';
import { CIRCLED_CELL, COVER_PUZZLE } from './cover-puzzle.ts';

const CELL = 20;
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The middle of a cell. Reckoned here: this page does without the tables of the engine. */
const placeOf = (cell: number) => ({
  x: ((cell % 9) + 0.5) * CELL,
  y: (Math.floor(cell / 9) + 0.5) * CELL,
});

const GIVENS = [...COVER_PUZZLE].flatMap((digit, cell) =>
  digit === '.' ? [] : [{ digit, cell, ...placeOf(cell) }],
);

/** All lines of one thickness, across and down. */
function linePath(isBoxLine: boolean): string {
  return LINES.filter((line) => (line % 3 === 0) === isBoxLine)
    .map((line) => `M0 ${line * CELL}H${9 * CELL}M${line * CELL} 0V${9 * CELL}`)
    .join('');
}

/** A stroke by hand: it starts beside where it ends. */
const CIRCLE = 'M6-7C-1-11-10-6-9 1-9 7-1 10 5 8 10 6 11-3 5-7 3-8 1-9-1-9';

/** The picture on the front page: a real puzzle, with a question to begin with. */
export function Cover() {
  const { t } = useTranslation('home');
  const { x, y } = placeOf(CIRCLED_CELL);
  return (
    <figure className={styles.cover}>
      <svg
        viewBox="-0.7 -0.7 181.4 181.4"
        className={styles.board}
        role="img"
        aria-label={t('cover')}
      >
        <path d={`M0 0H${9 * CELL}V${9 * CELL}H0Z`} className={styles.paper} />
        <path d={linePath(false)} className={styles.line} />
        <path d={linePath(true)} className={styles.boxLine} />
        {GIVENS.map(({ digit, cell, ...place }) => (
          <text key={cell} {...place} className={styles.given}>
            {digit}
          </text>
        ))}
        <path d={CIRCLE} transform={`translate(${x} ${y})`} className={styles.circle} />
      </svg>
      <figcaption className={styles.caption}>{t('coverCaption')}</figcaption>
    </figure>
  );
}
