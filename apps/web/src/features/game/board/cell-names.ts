import type { Cell } from '@nanpure/engine';
import type { CellView } from '../../../board/cell-view.ts';
import { placeOf } from '../../../lib/typesetting/place-of.ts';
import { COLOUR_NAMES } from '../texts/colour-names.ts';
import type { GameTexts } from '../texts/use-texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** Parses a template once: each entry renames dozens of cells, and i18next would parse it each time. */
function compileText(text: string): (values: Values) => string {
  // The names between braces are at the odd indexes.
  const parts = text.split(/\{\{(\w+)\}\}/);
  return (values) =>
    parts.reduce((said, part, place) => said + (place % 2 === 0 ? part : values[part]), '');
}

/** The accessible names of cells. */
export interface CellNames {
  readonly nameOf: (cell: Cell, view: CellView) => string;
  /** For a hidden board: the cell's place only. */
  readonly hiddenName: (cell: Cell) => string;
}

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
    centreNotes: compileText(texts.centreNotes),
    coloured: compileText(texts.coloured),
    colours: t('colours', { returnObjects: true }),
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

/** The name followed by the notes in the middle of the cell, and by its colour. */
function markedName(
  texts: CompiledTexts,
  plain: string,
  { centreNotes, colour }: CellView,
): string {
  const name =
    centreNotes.length === 0
      ? plain
      : texts.centreNotes({ name: plain, digits: centreNotes.join(' ') });
  return colour === 0
    ? name
    : texts.coloured({ name, colour: texts.colours[COLOUR_NAMES[colour]] });
}

function judgedName(texts: CompiledTexts, name: string, { mark }: CellView): string {
  if (mark === 'wrong') return texts.wrong({ name });
  return mark === 'conflict' || mark === 'repeated' ? texts.conflict({ name }) : name;
}

/** The name followed by what the hint marks in the cell. */
function hintedName(texts: CompiledTexts, name: string, view: CellView): string {
  if (view.confirmed !== 0) return texts.confirmed({ name, digit: view.confirmed });
  if (view.eliminated.length > 0) {
    return texts.eliminated({ name, digits: view.eliminated.join(' ') });
  }
  return view.hint === 'none' ? name : texts.hinted({ name });
}

export function createCellNames(t: GameTexts): CellNames {
  const texts = compileTexts(t);
  return {
    nameOf: (cell, view) => {
      const name = markedName(texts, contentsName(texts, cell, view), view);
      return hintedName(texts, judgedName(texts, name, view), view);
    },
    hiddenName: (cell) => texts.hidden(placeOf(cell)),
  };
}
