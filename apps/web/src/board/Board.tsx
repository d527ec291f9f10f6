import {
  type ComponentType,
  type MouseEventHandler,
  memo,
  type PointerEventHandler,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { BoardCell } from './BoardCell.tsx';
import styles from './board.module.css';
import type { CellView } from './cell-view.ts';
import marks from './marks.module.css';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export interface BoardProps {
  /** The 81 cells row by row. */
  readonly cells: readonly CellView[];
  readonly selected: number | undefined;
  /** The digit whose notes stand out: the held one, or the one in the selected cell. 0 for none. */
  readonly markedNote?: number;
  /** The accessible names of the board and of its cells. */
  readonly label: string;
  readonly nameOf: (cell: number, view: CellView) => string;
  /** The accessible description of the board. */
  readonly description?: string | undefined;
  /** Tapped or clicked; without it the board is read-only. */
  readonly onPress?: (cell: number) => void;
  /** Reached by the keyboard, or about to be pressed. */
  readonly onFocusCell?: (cell: number) => void;
  /** The selected cells, where they are others than `selected` alone. */
  readonly group?: readonly number[] | undefined;
  /** Draws the notes in the middle of a cell; a board without it has none. */
  readonly CentreNotes?: ComponentType<CellView>;
  /** Pressed and dragged over, to select several cells; without it only one can be selected. */
  readonly onPointerDown?: PointerEventHandler;
  readonly onDoubleClick?: MouseEventHandler;
  readonly isBusy?: boolean;
  /** Whether it shows an earlier moment than now. */
  readonly isPast?: boolean;
  /** Drawn over the cells, which are pressed through it. */
  readonly overlay?: ReactNode;
  /** Covers the board, which is inert meanwhile. */
  readonly cover?: ReactNode;
}

interface FocusOptions extends Pick<BoardProps, 'selected'> {
  readonly isCovered: boolean;
  readonly isBusy: boolean;
  readonly onFocusCell: BoardProps['onFocusCell'] | undefined;
}

/** The cell that has the focus; undefined where none of the board has. */
function focusedCell(board: HTMLElement | null): number | undefined {
  const cell = board?.querySelector(':focus')?.getAttribute('data-cell');
  return cell == null ? undefined : Number(cell);
}

/** What the focus depends on. */
type FocusState = Pick<FocusOptions, 'selected' | 'isCovered' | 'isBusy'>;

/** Whether the focus is on the board or nowhere: then it may be moved. */
function isFocusFree(board: HTMLElement | null): boolean {
  return focusedCell(board) !== undefined || document.activeElement?.matches('body, main') === true;
}

/** What had the focus before the board was covered. */
interface BeforeCover {
  current: Element | null;
}

/** Moves the focus to the selected cell; after a cover, where none is, to what had it before. */
function followSelection(
  board: HTMLElement | null,
  before: FocusState,
  { selected, isCovered }: FocusState,
  beforeCover: BeforeCover,
) {
  if (isCovered && !before.isCovered) beforeCover.current = document.activeElement;
  const isUncovered = before.isCovered && !isCovered;
  if (!isUncovered && before.selected === selected) return;
  if (!isFocusFree(board)) return;
  const target = board?.querySelector<HTMLElement>(`[data-cell="${selected}"]`);
  if (target) target.focus();
  else if (isUncovered && beforeCover.current instanceof HTMLElement) {
    beforeCover.current.focus({ preventScroll: true });
  }
}

/**
 * Moves the focus with the selection, unless it is elsewhere on the page, such as on a button. As the puzzle
 * comes, the focus stays, and selects the cell that it is in.
 */
function useFocusOnSelected({ selected, isCovered, isBusy, onFocusCell }: FocusOptions) {
  const board = useRef<HTMLTableElement>(null);
  const previous = useRef<FocusState>({ selected, isCovered, isBusy });
  const beforeCover = useRef<Element>(null);
  // Before the effects of what is beside the board: after a pause the focus is here, and not in an open hint.
  useLayoutEffect(() => {
    const before = previous.current;
    const now = { selected, isCovered, isBusy };
    previous.current = now;
    const focused = before.isBusy ? focusedCell(board.current) : undefined;
    if (!before.isBusy) followSelection(board.current, before, now, beforeCover);
    else if (focused !== undefined) onFocusCell?.(focused);
  }, [selected, isCovered, isBusy, onFocusCell]);
  return board;
}

/** 1 to 9 along an edge; hidden from screen readers, as the names of the cells have row and column. */
function Numbers({ edge }: { readonly edge: 'columns' | 'rows' }) {
  return (
    <div className={styles.numbers} data-edge={edge} aria-hidden="true">
      {LINES.map((line) => (
        <span key={line}>{line + 1}</span>
      ))}
    </div>
  );
}

type CellsProps = Pick<
  BoardProps,
  'cells' | 'selected' | 'group' | 'nameOf' | 'CentreNotes' | 'onPress' | 'onFocusCell'
>;

function Rows({ cells, selected, group, nameOf, CentreNotes, onPress, onFocusCell }: CellsProps) {
  const drawCell = (cell: number) => {
    const view = cells[cell];
    if (!view) return null;
    return (
      <BoardCell
        key={cell}
        cell={cell}
        view={view}
        isSelected={group ? group.includes(cell) : cell === selected}
        isTabStop={cell === (selected ?? 0)}
        nameOf={nameOf}
        CentreNotes={CentreNotes}
        onPress={onPress}
        onFocusCell={onFocusCell}
      />
    );
  };
  return LINES.map((row) => (
    <tr key={row} className={styles.row}>
      {LINES.map((column) => drawCell(9 * row + column))}
    </tr>
  ));
}

/** The board: an ARIA grid with one tab stop. */
export const Board = memo(function Board({
  label,
  description,
  markedNote = 0,
  isBusy = false,
  isPast = false,
  overlay,
  cover,
  onPointerDown,
  onDoubleClick,
  ...cellsProps
}: BoardProps) {
  const isCovered = cover !== undefined;
  const heard = useId();
  const { selected, onFocusCell } = cellsProps;
  const board = useFocusOnSelected({ selected, isCovered, isBusy, onFocusCell });
  return (
    <div className={styles.frame}>
      <div className={styles.numbered}>
        <Numbers edge="columns" />
        <Numbers edge="rows" />
        <table
          ref={board}
          role="grid"
          aria-label={label}
          aria-describedby={description && heard}
          aria-busy={isBusy}
          aria-multiselectable={onPointerDown ? true : undefined}
          onPointerDown={onPointerDown}
          onDoubleClick={onDoubleClick}
          inert={isCovered}
          data-past={isPast || undefined}
          className={`${styles.board} ${marks.marked} ${styles[`marks${markedNote}`] ?? ''}`}
        >
          <tbody>
            <Rows {...cellsProps} />
          </tbody>
        </table>
        {description && (
          <span id={heard} hidden>
            {description}
          </span>
        )}
        {overlay && !isCovered && <div className={styles.overlay}>{overlay}</div>}
        {isCovered && <div className={styles.cover}>{cover}</div>}
      </div>
    </div>
  );
});
