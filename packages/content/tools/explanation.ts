import { applyStep, Position, type Puzzle, rate, ruledOutIn, solveByLogic } from '@nanpure/engine';
import { drawGrid, drawPosition } from '@nanpure/engine/debug';
import type { HintWriter } from '../src/hints/index.ts';

/** The way through a puzzle in words, easiest step first, with what it takes. */
export function explanationOf(puzzle: Puzzle, { explainStep, nameTechnique }: HintWriter): string {
  const { solved, steps } = solveByLogic(puzzle);
  const { difficulty, techniquesRequired } = rate(puzzle);
  let position = Position.fromGrid(puzzle.givens);
  const lines = steps.map((step, index) => {
    const sentence = explainStep(step, ruledOutIn(position));
    position = applyStep(position, step);
    return `${index + 1}. ${nameTechnique(step.technique)}: ${sentence}`;
  });
  const end = solved
    ? drawGrid(puzzle.solution)
    : `None of the eight techniques goes on from here:\n\n${drawPosition(position)}`;
  return [
    `${drawGrid(puzzle.givens)}\n`,
    ...lines,
    `\n${end}\n`,
    `Steps: ${steps.length}`,
    `Difficulty: ${difficulty}`,
    `Techniques on the easiest-first path: ${techniquesRequired.map(nameTechnique).join(', ')}`,
  ].join('\n');
}
