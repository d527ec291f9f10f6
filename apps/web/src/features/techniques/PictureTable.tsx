import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../board/Drawing.tsx';
import marks from '../../board/marks.module.css';
import styles from './picture.module.css';
import type { Picture, PictureCell } from './picture.ts';

/** The candidates of an empty cell and what is marked there, for those who hear the picture. */
function spokenCell(t: TFunction<'techniques'>, cell: PictureCell): string {
  const { candidates, pattern, confirmed, eliminated, isAsked } = cell;
  if (candidates.length === 0) return t(isAsked ? 'cell.asked' : 'cell.empty');
  const marks = [
    ...(pattern.length > 0 ? [t('cell.pattern')] : []),
    ...(confirmed.length > 0 ? [t('cell.confirm', { digits: confirmed.join(' ') })] : []),
    ...(eliminated.length > 0 ? [t('cell.eliminate', { digits: eliminated.join(' ') })] : []),
  ];
  return marks.reduce<string>(
    (name, mark) => t('cell.and', { name, mark }),
    t('cell.candidates', { digits: candidates.join(' ') }),
  );
}

function markOf(digit: number, { pattern, confirmed, eliminated }: PictureCell) {
  if (confirmed.includes(digit)) return 'confirmed';
  if (eliminated.includes(digit)) return 'eliminated';
  return pattern.includes(digit) ? 'supporting' : undefined;
}

function Candidates({ cell }: { readonly cell: PictureCell }) {
  return (
    <span className={styles.notes} aria-hidden="true">
      {cell.candidates.map((digit) => (
        <span key={digit} data-digit={digit} data-candidate={markOf(digit, cell)}>
          {digit}
        </span>
      ))}
    </span>
  );
}

function hintOn({ isAsked, isCause, pattern, confirmed }: PictureCell) {
  if (isAsked || pattern.length + confirmed.length > 0) return 'pattern';
  return isCause ? 'cause' : undefined;
}

function Cell({ cell }: { readonly cell: PictureCell }) {
  const { t } = useTranslation('techniques');
  return (
    <td data-hint={hintOn(cell)}>
      {cell.value === 0 ? (
        <>
          <span className="heard-only">{spokenCell(t, cell)}</span>
          <Candidates cell={cell} />
        </>
      ) : (
        <span data-digit>{cell.value}</span>
      )}
    </td>
  );
}

function ColumnNumbers() {
  return (
    <thead>
      <tr>
        <td />
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => (
          <th key={number} scope="col">
            {number}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PictureTableProps {
  readonly picture: Picture;
  /** What it is called. */
  readonly label: string;
}

/** A board or a part of it to look at, or to go through cell by cell as a table. */
export function PictureTable({ picture: { shape, rows, lines }, label }: PictureTableProps) {
  const isBoard = shape === 'board';
  return (
    <div className={styles.frame} data-shape={shape}>
      <div className={styles.drawn}>
        <table className={`${styles.picture} ${marks.marked}`} aria-label={label}>
          {isBoard && <ColumnNumbers />}
          <tbody>
            {[...rows.entries()].map(([row, cells]) => (
              <tr key={row}>
                {isBoard && <th scope="row">{row + 1}</th>}
                {[...cells.entries()].map(([column, cell]) => (
                  <Cell key={column} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {lines && (
          <div className={styles.overlay}>
            <Drawing {...lines} />
          </div>
        )}
      </div>
    </div>
  );
}
