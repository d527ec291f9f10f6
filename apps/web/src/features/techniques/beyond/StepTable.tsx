import type { CandidateMark, DrawnCell, StepDrawing } from '@nanpure/content/drawing/step-drawing';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import marked from '../../../board/marks.module.css';
import { StepLines } from '../../../board/StepLines.tsx';
import styles from '../picture.module.css';
import beyond from './beyond.module.css';

/** The marks of hints and lessons; what only the ladder has is drawn by `data-shape`. */
const AS_IN_HINTS: Readonly<Partial<Record<CandidateMark, string>>> = {
  pattern: 'supporting',
  one: 'supporting',
  eliminated: 'eliminated',
  placed: 'confirmed',
};

interface CellProps {
  readonly cell: DrawnCell;
  /** How the cell's candidates are marked, by digit. */
  readonly marks: ReadonlyMap<number, CandidateMark>;
  readonly isFramed: boolean;
  /** Whether it is a corner of a rectangle, whatever is marked in it. */
  readonly isCorner: boolean;
  /** The letters of the almost locked sets that it is in. */
  readonly letters: string;
}

/** The candidates of an empty cell and what is marked there, for those who hear the board. */
function spokenCell(
  t: TFunction<['techniques', 'reference']>,
  { cell: { candidates }, marks, letters }: CellProps,
): string {
  const digitsWith = (...wanted: readonly CandidateMark[]) =>
    [...marks].flatMap(([digit, mark]) => (wanted.includes(mark) ? [digit] : [])).join(' ');
  const [placed, eliminated] = [digitsWith('placed'), digitsWith('eliminated')];
  const isPattern = [...marks.values()].some((mark) => mark !== 'eliminated' && mark !== 'placed');
  const said = [
    ...(isPattern ? [t('cell.pattern')] : []),
    ...(letters ? [t('reference:inSets', { letters })] : []),
    ...(placed ? [t('cell.confirm', { digits: placed })] : []),
    ...(eliminated ? [t('cell.eliminate', { digits: eliminated })] : []),
  ];
  return said.reduce<string>(
    (name, mark) => t('cell.and', { name, mark }),
    t('cell.candidates', { digits: candidates.join(' ') }),
  );
}

function Candidates({ cell, marks }: Pick<CellProps, 'cell' | 'marks'>) {
  return (
    <span className={styles.notes} aria-hidden="true">
      {cell.candidates.map((digit) => {
        const mark = marks.get(digit);
        return (
          <span
            key={digit}
            data-digit={digit}
            data-candidate={mark && AS_IN_HINTS[mark]}
            data-shape={mark && !AS_IN_HINTS[mark] ? mark : undefined}
          >
            {digit}
          </span>
        );
      })}
    </span>
  );
}

/** The digit of a cell; for those who hear the board, whether the pattern is about it. */
function Value({ value, isCorner }: { readonly value: number } & Pick<CellProps, 'isCorner'>) {
  const { t } = useTranslation('techniques');
  if (!isCorner) return <span data-digit>{value}</span>;
  return (
    <>
      <span className="heard-only">{t('cell.and', { name: value, mark: t('cell.pattern') })}</span>
      <span data-digit aria-hidden="true">
        {value}
      </span>
    </>
  );
}

function Cell(props: CellProps) {
  const { cell, marks, isFramed, isCorner } = props;
  const { t } = useTranslation(['techniques', 'reference']);
  const isInvolved = isCorner || [...marks.values()].some((mark) => mark !== 'eliminated');
  return (
    <td
      data-hint={isFramed && isInvolved ? 'pattern' : undefined}
      className={isInvolved ? beyond.involved : undefined}
      data-found={cell.isFound || undefined}
    >
      {cell.value === 0 ? (
        <>
          <span className="heard-only">{spokenCell(t, props)}</span>
          <Candidates cell={cell} marks={marks} />
        </>
      ) : (
        <Value value={cell.value} isCorner={isCorner} />
      )}
    </td>
  );
}

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function ColumnNumbers() {
  return (
    <thead>
      <tr>
        <td />
        {LINES.map((column) => (
          <th key={column} scope="col">
            {column + 1}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function marksAt(drawing: StepDrawing, cell: number): CellProps['marks'] {
  const here = drawing.marks.filter((each) => each.cell === cell);
  return new Map(here.map(({ digit, mark }) => [digit, mark]));
}

function lettersAt({ sets }: StepDrawing, cell: number): string {
  return sets.flatMap(({ letter, cells }) => (cells.includes(cell) ? [letter] : [])).join(' ');
}

interface StepTableProps {
  readonly cells: readonly DrawnCell[];
  readonly drawing: StepDrawing;
  /** What it is called. */
  readonly label: string;
}

/** A board with a step of the ladder, to look at, or to go through cell by cell as a table. */
export function StepTable({ cells, drawing, label }: StepTableProps) {
  // Lines lead from candidate to candidate: frames around their cells would only be in the way.
  const isFramed = drawing.links.length + drawing.sets.length === 0;
  return (
    <div className={styles.frame} data-shape="board">
      <div className={styles.drawn}>
        <table className={`${styles.picture} ${marked.marked} ${beyond.step}`} aria-label={label}>
          <ColumnNumbers />
          <tbody>
            {LINES.map((row) => (
              <tr key={row}>
                <th scope="row">{row + 1}</th>
                {cells.slice(9 * row, 9 * row + 9).map((cell, column) => (
                  <Cell
                    key={LINES[column]}
                    cell={cell}
                    marks={marksAt(drawing, 9 * row + column)}
                    isFramed={isFramed}
                    isCorner={drawing.corners.includes(9 * row + column)}
                    letters={lettersAt(drawing, 9 * row + column)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.overlay}>
          <StepLines drawing={drawing} cells={cells} />
        </div>
      </div>
    </div>
  );
}
