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
import type { HintDrawing } from '../../board/hint-drawing.ts';
import type { LadderHint } from '../ask-hint.ts';
import { type ToldPart, unconcluded } from './told-part.ts';

/** How much is drawn of a step: the house to look at, its cells, all of why it holds, and what follows. */
export type LadderStage = 'where' | 'what' | 'reason' | 'conclusion';

type Cells = readonly GameCell[];

const isConclusion = (mark: CandidateMark) => mark === 'eliminated' || mark === 'placed';

function areaMarks({ area }: LadderHint): Mark[] {
  return area === null ? [] : [...cellsOf(area)].map((cell): Mark => ({ kind: 'area', cell }));
}

/** The candidates of the reason are on discs, whatever part they play: the sentences and lines tell it. */
function reasonMarks({ marks, corners }: StepDrawing): Mark[] {
  const reasons = marks.filter(({ mark }) => !isConclusion(mark));
  const cells = new Set<Cell>([...reasons.map(({ cell }) => cell), ...corners]);
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
      ...new Set([...notes, ...marks.flatMap((each) => (each.cell === cell ? each.digit : []))]),
    ],
  }));
}

/** A step, or a part of its reason, and what it rules out. */
export function partDrawing(part: ToldPart, cells: Cells, named: NamedParts): HintDrawing {
  const drawing = stepDrawing(part, named);
  return {
    marks: [...reasonMarks(drawing), ...conclusionMarks(part)],
    lines: NOTHING_DRAWN,
    isDimming: true,
    step: { drawing, cells: drawnCells(cells, drawing) },
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
  return partDrawing(stage === 'conclusion' ? hint.step : unconcluded(hint.step), cells, named);
}
