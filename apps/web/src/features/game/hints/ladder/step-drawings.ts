import { NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import {
  type CandidateMark,
  type DrawnCell,
  type NamedParts,
  type StepDrawing,
  stepDrawing,
} from '@nanpure/content/drawing/step-drawing';
import { type Cell, cellsOf } from '@nanpure/engine';
import type { GameCell } from '@nanpure/engine/game';
import type { Mark } from '@nanpure/engine/hints';
import type { CandidateShapes } from '../../../../board/cell-view.ts';
import type { HintDrawing } from '../../board/hint-drawing.ts';
import type { LadderHint } from '../ask-hint.ts';
import { isAmong, type ToldPart } from './told-part.ts';

/** How much is drawn of a step: the house to look at, its cells, and all of it. */
export type LadderStage = 'where' | 'what' | 'conclusion';

type Cells = readonly GameCell[];

const isConclusion = (mark: CandidateMark) => mark === 'eliminated' || mark === 'placed';

function areaMarks({ area }: LadderHint): Mark[] {
  return area === null ? [] : [...cellsOf(area)].map((cell): Mark => ({ kind: 'area', cell }));
}

/** The candidates of the reason are marked, and the cells that they are in; others that are in sight are, too. */
function reasonMarks({ marks, corners }: StepDrawing, around: readonly Cell[]): Mark[] {
  const reasons = marks.filter(({ mark }) => !isConclusion(mark));
  const cells = new Set<Cell>([...reasons.map(({ cell }) => cell), ...corners, ...around]);
  return [
    ...[...cells].map((cell): Mark => ({ kind: 'pattern', cell })),
    ...reasons.map(({ cell, digit }) => ({ kind: 'pattern', cell, digit }) as Mark),
  ];
}

function conclusionMarks({
  placements,
  eliminations,
}: Pick<ToldPart, 'placements' | 'eliminations'>): Mark[] {
  return [
    ...placements.map((each): Mark => ({ kind: 'confirm', ...each })),
    ...eliminations.map((each): Mark => ({ kind: 'eliminate', ...each })),
  ];
}

/** What lines go around: the digits, the notes, and what is marked. */
function drawnCells(cells: Cells, { marks }: StepDrawing): readonly DrawnCell[] {
  return cells.map(({ value, notes }, cell) => ({
    value,
    candidates: [
      ...new Set([
        ...notes,
        // What goes into a cell without candidates fills it.
        ...marks.flatMap((each) =>
          each.cell === cell && each.mark !== 'placed' ? each.digit : [],
        ),
      ]),
    ],
  }));
}

/** Discs are for all that has no part of its own. */
const ON_DISCS: readonly CandidateMark[] = ['pattern', 'one', 'eliminated', 'placed'];

/** The shapes of candidates, cell by cell. */
function shapesOf({ marks }: StepDrawing) {
  const shapes: Partial<Record<number, CandidateShapes>> = {};
  for (const { cell, digit, mark } of marks) {
    if (!ON_DISCS.includes(mark)) shapes[cell] = { ...shapes[cell], [digit]: mark };
  }
  return shapes;
}

/** Only what is told: a drawing has guardians and the links of colours by their premises. */
function narrowed(drawing: StepDrawing, { pattern, houses, links, sets }: ToldPart): StepDrawing {
  const isTold = isAmong(pattern);
  const isNodeTold = ({ digit, cells }: StepDrawing['groups'][number]) =>
    cells.every((cell) => isTold({ cell, digit }));
  return {
    ...drawing,
    marks: drawing.marks.filter((each) => isConclusion(each.mark) || isTold(each)),
    links: links
      ? drawing.links
      : drawing.links.filter(({ from, to }) => isNodeTold(from) && isNodeTold(to)),
    houses: houses ?? drawing.houses,
    sets: drawing.sets.filter(({ letter }) => sets?.includes(letter) ?? true),
  };
}

/** A step, or a part of its reason, and what it rules out. */
export function partDrawing(part: ToldPart, cells: Cells, named: NamedParts): HintDrawing {
  const drawing = narrowed(stepDrawing(part, named), part);
  const { around = [] } = part;
  const inSets = named.sets.flatMap((set) => set.cells);
  return {
    marks: [...reasonMarks(drawing, [...inSets, ...around]), ...conclusionMarks(part)],
    lines: NOTHING_DRAWN,
    isDimming: true,
    step: { drawing, cells: drawnCells(cells, drawing), shapes: shapesOf(drawing) },
  };
}

/** A step of the ladder at one stage of its telling; `named` is what its sentences name. */
export function ladderDrawing(
  hint: LadderHint,
  stage: LadderStage,
  cells: Cells,
  named: NamedParts,
): HintDrawing {
  const area = hint.area === null ? [] : [hint.area];
  if (stage === 'where') {
    const lines = { ...NOTHING_DRAWN, houses: area };
    return { marks: areaMarks(hint), lines, isDimming: false };
  }
  if (stage === 'what') {
    const { houses, across } = stepDrawing(hint.step, named);
    const marks = hint.cells.map((cell): Mark => ({ kind: 'pattern', cell }));
    return { marks, lines: { ...NOTHING_DRAWN, houses, across }, isDimming: false };
  }
  return partDrawing(hint.step, cells, named);
}
