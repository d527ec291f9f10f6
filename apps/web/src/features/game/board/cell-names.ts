import { type Cell, columnOf, rowOf } from '@nanpure/engine';
import type { CellView } from '../../../board/cell-view.ts';
import type { GameTexts } from '../texts/use-texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text with the places for its values found once; each entry has dozens of cells named anew. */
function compileText(text: string): (values: Values) => string {
  // What stands between braces is at the odd places.
  const parts = text.split(/\{\{(\w+)\}\}/);
  return (values) =>
    parts.reduce((said, part, place) => said + (place % 2 === 0 ? part : values[part]), '');
}

/** What cells are called, for those who hear the board. */
export interface CellNames {
  readonly nameOf: (cell: Cell, view: CellView) => string;
  /** While the board is hidden: the cell's place and nothing more. */
  readonly hiddenName: (cell: Cell) => string;
}

function placeOf(cell: Cell) {
  return { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
}

/** The texts of the cells; what they say of an empty one and so on, each ready for its values. */
function compileTexts(t: GameTexts) {
  const texts = t('cell', { returnObjects: true, skipInterpolation: true });
  return {
    given: compileText(texts.given),
    entered: compileText(texts.entered),
    empty: compileText(texts.empty),
    notes: compileText(texts.notes),
    conflict: compileText(texts.conflict),
    wrong: compileText(texts.wrong),
    hinted: compileText(texts.hinted),
    confirmed: compileText(texts.confirmed),
    eliminated: compileText(texts.eliminated),
    hidden: compileText(texts.hidden),
  };
}

type CompiledTexts = ReturnType<typeof compileTexts>;

function contentsName(
  texts: CompiledTexts,
  cell: Cell,
  { value, notes, isGiven }: CellView,
): string {
  const place = placeOf(cell);
  if (isGiven) return texts.given({ ...place, digit: value });
  if (value !== 0) return texts.entered({ ...place, digit: value });
  if (notes.length === 0) return texts.empty(place);
  return texts.notes({ ...place, digits: notes.join(' ') });
}

function judgedName(texts: CompiledTexts, name: string, { mark }: CellView): string {
  if (mark === 'wrong') return texts.wrong({ name });
  return mark === 'conflict' || mark === 'repeated' ? texts.conflict({ name }) : name;
}

/** What a hint says of the cell, after its name. */
function hintedName(texts: CompiledTexts, name: string, view: CellView): string {
  if (view.confirmed !== 0) return texts.confirmed({ name, digit: view.confirmed });
  if (view.eliminated.length > 0) {
    return texts.eliminated({ name, digits: view.eliminated.join(' ') });
  }
  return view.hint === 'none' ? name : texts.hinted({ name });
}

/** The names of the cells in the language of the texts. */
export function createCellNames(t: GameTexts): CellNames {
  const texts = compileTexts(t);
  return {
    nameOf: (cell, view) => {
      const name = contentsName(texts, cell, view);
      return hintedName(texts, judgedName(texts, name, view), view);
    },
    hiddenName: (cell) => texts.hidden(placeOf(cell)),
  };
}
