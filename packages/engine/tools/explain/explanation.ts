import { drawGrid, drawPosition } from '../../src/public/debug.ts';
import {
  applyStep,
  Position,
  type Puzzle,
  type Rating,
  rate,
  type Step,
  solveByLogic,
} from '../../src/public/index.ts';
import { listOf, nameOf, sentenceOf } from './words.ts';

function numbered(steps: readonly Step[]): string[] {
  const width = String(steps.length).length;
  return steps.map((step, index) => `${String(index + 1).padStart(width)}. ${sentenceOf(step)}`);
}

function summaryOf({ difficulty, techniquesRequired }: Rating, stepCount: number): string[] {
  const techniques = listOf(techniquesRequired.map(nameOf)) || 'none';
  const difficultyText =
    difficulty === 'beyond' ? 'beyond the eight techniques' : `${difficulty}, by logic alone`;
  return [
    `Steps: ${stepCount}`,
    `Difficulty: ${difficultyText}`,
    `Techniques on the easiest-first path: ${techniques}`,
  ];
}

/** Where the eight techniques leave a puzzle that they cannot finish. */
function deadEndOf({ givens }: Puzzle, steps: readonly Step[]): string[] {
  const position = steps.reduce(applyStep, Position.fromGrid(givens));
  return ['None of the eight techniques goes on from here:', '', drawPosition(position), ''];
}

/** The way through a puzzle in words, easiest step first, with what it takes. */
export function explanationOf(puzzle: Puzzle): string {
  const { solved, steps } = solveByLogic(puzzle);
  return [
    drawGrid(puzzle.givens),
    '',
    ...numbered(steps),
    '',
    ...(solved ? [drawGrid(puzzle.solution), ''] : deadEndOf(puzzle, steps)),
    ...summaryOf(rate(puzzle), steps.length),
  ].join('\n');
}
