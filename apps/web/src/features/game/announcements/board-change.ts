import { CELLS, type Cell, housesOf } from '@nanpure/engine';
import { cellOf, type Game, type GameCell, isWon } from '@nanpure/engine/game';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import { houseName, type Words } from './house-name.ts';
import { digitsMissing } from './spoken.ts';

/** What has changed: one cell is named, several are counted. */
type Difference =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | {
      readonly kind: 'digits' | 'added' | 'removed' | 'cleared' | 'coloured';
      readonly count: number;
    };

function differs(before: Game, after: Game, cell: Cell): boolean {
  const [old, now] = [cellOf(before, cell), cellOf(after, cell)];
  return (
    old !== now && (old.value !== now.value || old.colour !== now.colour || notesDiffer(old, now))
  );
}

function allNotes({ notes, centreNotes = [] }: GameCell): string {
  return `${notes.join()}/${centreNotes.join()}`;
}

function notesDiffer(old: GameCell, now: GameCell): boolean {
  return allNotes(old) !== allNotes(now);
}

function kindOfNotes(before: Game, after: Game, cells: readonly Cell[]) {
  if (!cells.some((cell) => notesDiffer(cellOf(before, cell), cellOf(after, cell)))) {
    return 'coloured';
  }
  if (after.cells.every((cell) => allNotes(cell) === '/')) return 'cleared';
  const isAdded = cells.some((cell) => {
    const [known, now] = [cellOf(before, cell), cellOf(after, cell)];
    return (
      now.notes.some((note) => !known.notes.includes(note)) ||
      now.centreNotes?.some((note) => !known.centreNotes?.includes(note))
    );
  });
  return isAdded ? 'added' : 'removed';
}

/** Notes that change along with a digit are left out. */
function difference(before: Game, after: Game): Difference | undefined {
  const cells = CELLS.filter((cell) => differs(before, after, cell));
  const digits = cells.filter((cell) => cellOf(before, cell).value !== cellOf(after, cell).value);
  const [cell, second] = digits.length > 0 ? digits : cells;
  if (cell === undefined) return undefined;
  if (second === undefined) return { kind: 'cell', cell };
  return digits.length > 0
    ? { kind: 'digits', count: digits.length }
    : { kind: kindOfNotes(before, after, cells), count: cells.length };
}

/** Whether the change was an undo or a redo. */
function directionOf(before: Game, after: Game): 'undone' | 'redone' | undefined {
  if (after.future.length > before.future.length) return 'undone';
  const isOld = after.past.at(-1) === before.future.at(-1);
  return isOld && after.past.length > before.past.length ? 'redone' : undefined;
}

/** Which houses an entry has completed; nothing for the last one, as the end of the puzzle is told by itself. */
function completedText(words: Words, after: Game, cell: Cell): string {
  if (cellOf(after, cell).value === 0 || isWon(after)) return '';
  return housesOf(cell)
    .filter((house) => digitsMissing(after, house).length === 0)
    .map((house) => words.t('changed.completed', { house: houseName(words, house) }))
    .join(sentenceGap(words.language));
}

/**
 * The announcement of a change of the board, for screen readers; undefined where nothing has changed, or
 * the puzzle is another one.
 */
export function changeText(
  words: Words,
  nameOf: (cell: Cell) => string,
  { before, after }: { readonly before: Game; readonly after: Game },
): string | undefined {
  if (before.cells === after.cells || before.puzzle !== after.puzzle) return undefined;
  const { t } = words;
  const found = difference(before, after);
  if (!found) return undefined;
  const houses = found.kind === 'cell' ? completedText(words, after, found.cell) : '';
  const change = found.kind === 'cell' ? nameOf(found.cell) : t(`changed.${found.kind}`, found);
  const what = houses ? t('changed.withHouses', { what: change, houses }) : change;
  const direction = directionOf(before, after);
  return direction ? t(`changed.${direction}`, { what }) : what;
}
