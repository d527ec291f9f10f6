import { type Digit, type Grid, Position, toRows } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { PrintedBoard } from './PrintedBoard.tsx';
import styles from './print.module.css';
import type { SheetOptions } from './sheet-options.ts';
import { type NumberedPuzzle, nameParts, pagesOf } from './sheet-pages.ts';
import type { SheetPuzzle } from './sheet-puzzles.ts';

const NO_CANDIDATES: readonly (readonly Digit[])[] = [];

/** What a board says, row by row. */
function useRowsText() {
  const { t } = useTranslation('print');
  return (grid: Grid) =>
    toRows(grid)
      .map((row, index) =>
        t('row', {
          row: index + 1,
          cells: row.map((value) => (value === 0 ? t('empty') : value)).join(', '),
        }),
      )
      .join(' ');
}

function candidatesOf(grid: Grid): readonly (readonly Digit[])[] {
  const position = Position.fromGrid(grid);
  return grid.map((_, cell) => position.digitsAt(cell));
}

interface PuzzleFigureProps {
  readonly puzzle: NumberedPuzzle;
  readonly hasCandidates: boolean;
}

function PuzzleFigure({ puzzle, hasCandidates }: PuzzleFigureProps) {
  const { t } = useTranslation(['print', 'common']);
  const rowsText = useRowsText();
  const { number, id, givens } = puzzle;
  const name = nameParts(id);
  return (
    <figure className={styles.puzzle}>
      <figcaption>
        <b>{number}</b>{' '}
        {name && <span>{`${t(`common:difficulty.${name.difficulty}`)} ${name.number}`}</span>}
      </figcaption>
      <PrintedBoard
        values={givens}
        candidates={hasCandidates ? candidatesOf(givens) : NO_CANDIDATES}
        label={t('board', { number, rows: rowsText(givens) })}
      />
    </figure>
  );
}

function SolutionFigure({
  number,
  solution,
}: {
  readonly number: number;
  readonly solution: Grid;
}) {
  const { t } = useTranslation('print');
  const rowsText = useRowsText();
  return (
    <figure className={styles.puzzle}>
      <figcaption>
        <b>{number}</b>
      </figcaption>
      <PrintedBoard
        values={solution}
        candidates={NO_CANDIDATES}
        label={t('solution', { number, rows: rowsText(solution) })}
      />
    </figure>
  );
}

interface SheetPagesProps {
  readonly puzzles: readonly SheetPuzzle[];
  readonly options: SheetOptions;
  /** Where the same sheet is made again. */
  readonly link: string;
}

/** The pages as they are printed. They are paper in every theme. */
export function SheetPages({ puzzles, options, link }: SheetPagesProps) {
  const { t } = useTranslation('print');
  const { hasCandidates } = options;
  const { perPage, pages, solutionPages, hasFewSolutions } = pagesOf(puzzles, options);
  const smallPrint = <p className={styles.smallPrint}>{t('again', { link })}</p>;
  return (
    <div className={styles.sheets} data-theme="minimal" data-sheets="">
      {pages.map((page, index) => (
        <section
          key={page[0]?.number}
          aria-label={t('sheet', { number: index + 1, count: pages.length })}
          className={styles.sheet}
        >
          <div className={styles.puzzles} data-per-page={perPage}>
            {page.map((puzzle) => (
              <PuzzleFigure key={puzzle.number} puzzle={puzzle} hasCandidates={hasCandidates} />
            ))}
          </div>
          {smallPrint}
        </section>
      ))}
      {solutionPages.map((page) => (
        <section
          key={page[0]?.number}
          aria-label={t('solutionSheet')}
          className={styles.sheet}
          data-upside-down=""
        >
          <h3 className={styles.solutionsTitle}>{t('solutionsTitle')}</h3>
          <div className={styles.solutions} data-few={hasFewSolutions || undefined}>
            {page.map((each) => (
              <SolutionFigure key={each.number} {...each} />
            ))}
          </div>
          {smallPrint}
        </section>
      ))}
    </div>
  );
}
