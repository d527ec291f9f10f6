import {
  type Candidate,
  type Cell,
  candidateGroups,
  cellsOf,
  columnOf,
  type Digit,
  HOUSES,
  type House,
  kindOf,
  type Position,
  rowOf,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
  toRows,
} from '@nanpure/engine';
import { causesOf, housesOfStep } from '@nanpure/engine/hints';
import type { HintPhrases } from '../hints/phrases.ts';
import { hintWriter } from '../hints/writer.ts';
import type { BoardExample, HighlightType, TechniqueExample } from './example.ts';
import type { LessonWords } from './lesson.ts';
import { type TeachingPosition, teachingPosition } from './position.ts';

/** The language of an example. */
export interface ExampleLanguage {
  readonly phrases: HintPhrases;
  readonly words: LessonWords;
}

/** A highlight before it is known how its cells are written. */
interface Highlighted {
  readonly type: HighlightType;
  readonly label: string;
  readonly digits: readonly Digit[];
  readonly cells: readonly Cell[];
}

function explanationOf({ step, ruledOut }: TeachingPosition, { phrases }: ExampleLanguage): string {
  return hintWriter(phrases).explainStep(step, ruledOut);
}

/** A pattern of two digits is a pair; any other shows where its one digit can go. */
function patternType(candidates: readonly Candidate[]): HighlightType {
  return new Set(candidates.map(({ digit }) => digit)).size === 2 ? 'pair' : 'target';
}

function highlightsOf({ step }: TeachingPosition, { phrases, words }: ExampleLanguage) {
  const grouped = (type: HighlightType, candidates: readonly Candidate[]): Highlighted[] =>
    candidateGroups(candidates).map(({ digits, cells }) => {
      const label = words.labels[type](phrases.names.digits(digits));
      return { type, label, digits, cells };
    });
  const pattern = step.placements.length > 0 ? [] : stepPattern(step).candidates;
  return [
    ...grouped(patternType(pattern), pattern),
    ...grouped('confirm', step.placements),
    ...grouped('eliminate', step.eliminations),
  ];
}

/** The rest of the houses that the step starts from. */
function relatedTo({ step }: TeachingPosition, { words }: ExampleLanguage): Highlighted[] {
  const pattern = stepPattern(step);
  const around = new Set(pattern.start.flatMap((house) => [...cellsOf(house)]));
  const cells = [...around].filter((cell) => !pattern.cells.includes(cell));
  return cells.length > 0
    ? [{ type: 'related', label: words.labels.related(''), digits: [], cells }]
    : [];
}

function candidatesByCell(position: Position): Record<string, Digit[]> {
  const entries = [...position.emptyCells].map((cell): [string, Digit[]] => [
    `${rowOf(cell)},${columnOf(cell)}`,
    position.digitsAt(cell),
  ]);
  return Object.fromEntries(entries);
}

function linesOf({ step, position }: TeachingPosition): BoardExample['lines'] {
  const isPlacing = step.placements.length > 0;
  return {
    houses: housesOfStep(step),
    across: stepPattern(step).across,
    causes: isPlacing ? causesOf(step, position.grid) : [],
  };
}

/** The next step on a whole board. */
export function boardExample(
  technique: TaughtTechniqueId,
  board: string,
  language: ExampleLanguage,
): BoardExample {
  const found = teachingPosition(board, technique);
  const highlights = [...relatedTo(found, language), ...highlightsOf(found, language)];
  return {
    board: toRows(found.position.grid),
    highlights: highlights.map(({ cells, ...highlight }) => ({
      ...highlight,
      cells: cells.map((cell) => ({ row: rowOf(cell), col: columnOf(cell) })),
    })),
    candidates: candidatesByCell(found.position),
    lines: linesOf(found),
    explanation: explanationOf(found, language),
  };
}

/** The digits and cells that the picture of a house is about: of a placement itself, else of the pattern. */
function seenIn(step: TaughtStep, isInside: (cell: Cell) => boolean) {
  const candidates = step.placements.length > 0 ? step.placements : stepPattern(step).candidates;
  const inside = candidates.filter(({ cell }) => isInside(cell));
  return {
    cells: [...new Set(inside.map(({ cell }) => cell))],
    digits: [...new Set(inside.map(({ digit }) => digit))],
  };
}

/** The other houses that hold all of these cells of a house. */
function acrossFrom(house: House, cells: readonly Cell[]): House[] {
  return HOUSES.filter(
    (other) => other !== house && cells.every((cell) => cellsOf(other).has(cell)),
  );
}

/** What the picture of a house shows, and no more: the board around it isn't there. */
function explanationInHouse(
  { step }: TeachingPosition,
  house: House,
  { phrases: { names }, words }: ExampleLanguage,
): string {
  const isInside = (cell: Cell) => cellsOf(house).has(cell);
  const { cells, digits } = seenIn(step, isInside);
  const removed = step.eliminations.filter(({ cell }) => isInside(cell));
  return words.inOneHouse[step.technique]({
    kind: kindOf(house),
    cells: names.cells(cells),
    spots: names.spots(cells, house),
    digits: names.digits(digits),
    removals: names.removals(removed),
    across: names.houses(acrossFrom(house, cells)),
  });
}

/**
 * The same for a pattern of several lines, which one of them doesn't show: on its board, with the candidates
 * of its digit alone. None where one house shows all of it.
 */
export function linesExample(
  technique: TaughtTechniqueId,
  board: string,
  language: ExampleLanguage,
): BoardExample | undefined {
  const { step } = teachingPosition(board, technique);
  const { start, digits } = stepPattern(step);
  if (start.length < 2 || digits.length > 1) return undefined;
  const example = boardExample(technique, board, language);
  const entries = Object.entries(example.candidates).map(([place, candidates]) => [
    place,
    candidates.filter((digit) => digits.includes(digit)),
  ]);
  return { ...example, candidates: Object.fromEntries(entries) };
}

const TYPE_OF_KIND = { row: 'row', column: 'column', box: 'block' } as const;

/** The next step on a board, as far as it is seen in one house with its candidates. */
export function houseExample(
  technique: TaughtTechniqueId,
  { board, house }: { readonly board: string; readonly house: House },
  language: ExampleLanguage,
): TechniqueExample {
  const found = teachingPosition(board, technique);
  const { position } = found;
  const cells = [...cellsOf(house)];
  const isInside = (cell: Cell) => cells.includes(cell);
  return {
    type: TYPE_OF_KIND[kindOf(house)],
    name: language.phrases.names.houses([house]),
    candidates: cells.map((cell) =>
      position.emptyCells.has(cell) ? position.digitsAt(cell) : null,
    ),
    values: cells.map((cell) => position.valueAt(cell)),
    highlights: highlightsOf(found, language)
      .filter((highlight) => highlight.cells.some(isInside))
      .map(({ cells: all, ...highlight }) => ({
        ...highlight,
        positions: all.filter(isInside).map((cell) => cells.indexOf(cell)),
      })),
    explanation: explanationInHouse(found, house, language),
  };
}
