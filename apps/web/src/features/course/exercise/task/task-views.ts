import type { BoardDrawing } from '@nanpure/content/drawing/drawing';
import type { HelpWords } from '@nanpure/content/exercise';
import { cellsOf, type House } from '@nanpure/engine';
import type { CellView } from '../../../../board/cell-view.ts';
import { canHideNotes, exerciseLines, exerciseViews } from '../exercise-views.ts';
import type { Play } from './play.ts';
import { questionLines, questionViews } from './question-views.ts';
import type { TaskState } from './task-state.ts';

/** Whether there are candidates to show that the question would rather keep back. */
export function hasNotesToShow({ play }: TaskState): boolean {
  return play.kind === 'pattern' && canHideNotes(play.attempt);
}

/** Which technique it is, is seen from the candidates, too. */
function showsNotesOf({ play, showsNotes }: TaskState): boolean {
  return showsNotes || play.kind === 'which-one';
}

function viewsOf(play: Play, showsNotes: boolean): readonly CellView[] {
  return play.kind === 'pattern' || play.kind === 'which-one'
    ? exerciseViews(play.attempt, showsNotes)
    : questionViews(play);
}

function linesOf(play: Play, showsNotes: boolean): BoardDrawing {
  return play.kind === 'pattern' || play.kind === 'which-one'
    ? exerciseLines(play.attempt, showsNotes)
    : questionLines(play);
}

function housesOfHelp(help: readonly HelpWords[]): readonly House[] {
  return help.flatMap((words) => ('houses' in words ? words.houses : []));
}

function digitsOfHelp(help: readonly HelpWords[]): readonly number[] {
  return help.flatMap((words) => {
    if (words.code === 'digit') return words.digits;
    return words.code === 'blocking' ? [words.digit] : [];
  });
}

/** The digit that help has named stands out, on the board and among the candidates of the houses named before it. */
function withHelp(views: readonly CellView[], help: readonly HelpWords[]): readonly CellView[] {
  const digits = digitsOfHelp(help);
  if (digits.length === 0) return views;
  const houses = housesOfHelp(help);
  return views.map((view, cell) => {
    if (digits.includes(view.value)) return { ...view, mark: 'same' as const };
    const isNear = houses.some((house) => cellsOf(house).has(cell));
    const named = view.notes.filter((digit) => digits.includes(digit));
    return isNear && view.supporting.length === 0 ? { ...view, supporting: named } : view;
  });
}

/** The board of a task. */
export function taskViews(state: TaskState): readonly CellView[] {
  return withHelp(viewsOf(state.play, showsNotesOf(state)), state.help);
}

/** The lines over the board of a task. */
export function taskLines(state: TaskState): BoardDrawing {
  const lines = linesOf(state.play, showsNotesOf(state));
  return { ...lines, houses: [...new Set([...lines.houses, ...housesOfHelp(state.help)])] };
}
