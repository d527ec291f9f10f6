import { type Digit, type Grid, Position, toRows } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { PrintedBoard } from './PrintedBoard.tsx';
import styles from './print.module.css';
import type { SheetOptions } from './sheet-options.ts';
import { inGroups, type SheetPuzzle } from './sheet-puzzles.ts';

/** So many solutions can be read on one page. */
const SOLUTIONS_PER_PAGE = 20;

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

interface NumberedPuzzle extends SheetPuzzle {
  readonly number: number;
}

interface PuzzleFigureProps {
  readonly puzzle: NumberedPuzzle;
  readonly hasCandidates: boolean;
}

function PuzzleFigure({ puzzle, hasCandidates }: PuzzleFigureProps) {
  const { t } = useTranslation('print');
  const rowsText = useRowsText();
  const { number, id, givens } = puzzle;
  return (
    <figure className={styles.puzzle}>
      <figcaption>
        <b>{number}</b> <span>{id}</span>
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
  const { hasCandidates, hasSolutions } = options;
  const perPage = options.own === undefined ? options.perPage : 1;
  const numbered = puzzles.map((puzzle, index) => ({ ...puzzle, number: index + 1 }));
  const pages = inGroups(numbered, perPage);
  const solved = numbered.flatMap(({ number, solution }) =>
    solution ? [{ number, solution }] : [],
  );
  const solutionPages = hasSolutions ? inGroups(solved, SOLUTIONS_PER_PAGE) : [];
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
          <div className={styles.solutions} data-few={solved.length <= 6 || undefined}>
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
