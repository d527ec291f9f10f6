import { PICTURE_PHRASES } from '@nanpure/content/api';
import { stepDrawing } from '@nanpure/content/drawing/step-drawing';
import { ladderName, loadLadderWriter } from '@nanpure/content/ladder';
import { countSolutions, type Grid, type Position } from '@nanpure/engine';
import { findSteps, type LadderStep, type LadderTechniqueId } from '@nanpure/engine/ladder';
import { withNotes } from '../../http/boards/notes.ts';
import { drawPicture, type PicturedStep, type PictureRequest } from './picture-request.ts';

/** A picture of a board with one solution, and of the first step there of some techniques. */
export interface StepPictureRequest extends PictureRequest {
  readonly solution: Grid;
  /** The techniques to look for, the first one first. */
  readonly techniques: readonly LadderTechniqueId[];
  /** The one that was asked for by its name. */
  readonly technique: LadderTechniqueId | undefined;
}

/** What is said of a longer step is where it is: nets fill pages. */
const LONGEST_TEXT = 2_000;

/** The board with the candidates that its notes leave, as far as they are right. */
function positionOf({ board, notes, solution }: StepPictureRequest): Position {
  return withNotes(board, notes === 'all' ? undefined : notes, solution).position;
}

function firstStep(position: Position, request: StepPictureRequest): LadderStep | undefined {
  const { start, techniques, technique } = request;
  // Without them no technique asks for the puzzle's own digits.
  const isSettled = start !== undefined && countSolutions(start, 2) === 1;
  const givens = isSettled ? start : undefined;
  const variants = technique !== undefined;
  const [step] = findSteps(position, { techniques, givens, unique: true, variants });
  return step;
}

async function picturedStep(
  step: LadderStep | undefined,
  { technique, language }: StepPictureRequest,
): Promise<PicturedStep> {
  if (!step) {
    const asked = technique && ladderName(technique, language);
    const text = PICTURE_PHRASES[language].noStep(asked);
    return { drawing: undefined, technique: undefined, text };
  }
  const { describeStep, namedParts } = await loadLadderWriter(language);
  const { name, text } = describeStep(step, 3);
  return {
    drawing: stepDrawing(step, namedParts(step)),
    technique: name,
    text: text.length > LONGEST_TEXT ? describeStep(step, 2).text : text,
  };
}

/** Draws a board with its next step, or the next one of a technique; where there is none, the board, and says so. */
export async function drawStepPicture(request: StepPictureRequest): Promise<string> {
  const position = positionOf(request);
  const step = firstStep(position, request);
  // Candidates are there to see the step by.
  const hasCandidates = step !== undefined || request.notes === 'all';
  const pictured = await picturedStep(step, request);
  return drawPicture(request, hasCandidates ? position : undefined, pictured);
}
