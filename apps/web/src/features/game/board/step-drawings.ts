import { type BoardDrawing, NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import type { Stage } from '@nanpure/content/hints';
import {
  type Candidate,
  type Cell,
  cellsOf,
  neededOf,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import type { GameCell } from '@nanpure/engine/game';
import { type Cause, type Hint, housesOfStep, type Mark, marksOf } from '@nanpure/engine/hints';
import type { HintDrawing } from './hint-drawing.ts';

/** The board that something is drawn on. */
type Cells = readonly GameCell[];

/** A step, what it builds on, and the digits on the board that prove it. */
interface DrawnStep {
  readonly step: TaughtStep;
  readonly ruledOut: readonly Candidate[];
  readonly causes: readonly Cause[];
}

/** A ring around a candidate where any are shown in its cell, else around the whole cell. */
function ringsOf(marks: readonly Mark[], cells: Cells): BoardDrawing['rings'] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'confirm') return [];
    const isMarked = marks.some(
      (other) =>
        other.cell === mark.cell &&
        (other.kind === 'eliminate' || (other.kind === 'pattern' && other.digit !== undefined)),
    );
    const hasCandidates = isMarked || (cells[mark.cell]?.notes.length ?? 0) > 0;
    return [{ cell: mark.cell, digit: hasCandidates ? mark.digit : undefined }];
  });
}

/** A hint at its level: up to level 2 nothing steps back, as the whole board is there to think about. */
export function hintDrawing(hint: Hint, cells: Cells): HintDrawing {
  const marks = marksOf(hint);
  const start = hint.kind === 'step' && hint.level > 1 ? stepPattern(hint.step).start : [];
  const area = hint.area === null ? [] : [hint.area];
  const houses = start.length > 0 ? start : area;
  return {
    marks,
    lines: { ...NOTHING_DRAWN, houses, rings: ringsOf(marks, cells) },
    isDimming: false,
  };
}

/** Before the conclusion: where to look and, once it is known, the pattern. */
function reasonMarks(drawn: DrawnStep, shows: Stage['shows']): Mark[] {
  const { step, ruledOut } = drawn;
  const pattern = stepPattern(step);
  const around = new Set(housesOfStep(drawn.step).flatMap((house): Cell[] => [...cellsOf(house)]));
  // The cell of a digit is the answer, unless the question is what goes there.
  const isTold = step.placements.length === 0 || pattern.premiseKind === 'cells';
  const candidates = step.placements.length === 0 ? pattern.candidates : [];
  const earlier = shows === 'earlier' ? neededOf(step, ruledOut) : [];
  return [
    ...[...around].map((cell): Mark => ({ kind: 'area', cell })),
    ...(isTold ? pattern.cells.map((cell): Mark => ({ kind: 'pattern', cell })) : []),
    ...candidates.map((each): Mark => ({ kind: 'pattern', ...each })),
    ...earlier.map((each): Mark => ({ kind: 'eliminate', ...each })),
  ];
}

function conclusionMarks(drawn: DrawnStep): Mark[] {
  const { step } = drawn;
  const { cells } = stepPattern(step);
  const [area = null] = housesOfStep(step);
  const { placements, eliminations } = step;
  return marksOf({ level: 3, area, cells, placements, eliminations, step });
}

/** Whether lines across are part of what has to be seen, rather than only of what follows. */
function isFish({ start, across }: ReturnType<typeof stepPattern>): boolean {
  return start.length > 1 && across.length > 1;
}

/** One stage of the explanation of a step, on a board. */
export function stageDrawing(drawn: DrawnStep, shows: Stage['shows'], cells: Cells): HintDrawing {
  const { step } = drawn;
  const pattern = stepPattern(step);
  const isConclusion = shows === 'conclusion';
  const marks = isConclusion ? conclusionMarks(drawn) : reasonMarks(drawn, shows);
  const follows = isConclusion || shows === 'effect' || isFish(pattern);
  const isProved = shows === 'causes' || (isConclusion && step.placements.length > 0);
  return {
    marks,
    lines: {
      ...NOTHING_DRAWN,
      houses: housesOfStep(step),
      across: follows ? pattern.across : [],
      causes: isProved ? drawn.causes : [],
      rings: ringsOf(marks, cells),
    },
    isDimming: true,
  };
}
