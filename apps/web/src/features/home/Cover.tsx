import { useTranslation } from 'react-i18next';
import styles from './cover.module.css';
import { CIRCLED_CELL, COVER_PUZZLE } from './cover-puzzle.ts';

const CELL = 20;
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => line * CELL);
const middleOf = (index: number) => (index + 0.5) * CELL;

/** The middle of a cell. Reckoned here: this page does without the tables of the engine. */
const placeOf = (cell: number) => ({ x: middleOf(cell % 9), y: middleOf(Math.floor(cell / 9)) });

const GIVENS = [...COVER_PUZZLE].flatMap((digit, cell) =>
  digit === '.' ? [] : [{ digit, cell, ...placeOf(cell) }],
);

/** All lines of one thickness, across and down. */
function linePath(isBoxLine: boolean): string {
  return LINES.filter((_, line) => (line % 3 === 0) === isBoxLine)
    .map((at) => `M0 ${at}H${9 * CELL}M${at} 0V${9 * CELL}`)
    .join('');
}

/** A stroke by hand: it starts beside where it ends. */
const CIRCLE =
  'M5.6-7.4C-1-10.6-9.6-6.4-9.4.6-9.2 7.4-1 10.4 4.6 8.2 10.4 5.8 11-3.4 5-7 3.4-8 1.4-8.8-.6-8.6';

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
