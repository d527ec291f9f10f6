import assert from 'node:assert/strict';
import {
  countSolutions,
  formatGrid,
  formatPosition,
  Position,
  parsePosition,
  parsePuzzle,
  solve,
} from '@nanpure/engine';
import { parseProblem, serializeProblem } from '@nanpure/engine/bank';
import { drawGrid, positionCounts } from '@nanpure/engine/debug';
import { readBoard, toLinkText } from '@nanpure/engine/formats';
import { newGame, play, restoreGame } from '@nanpure/engine/game';
import { generate } from '@nanpure/engine/generator';
import { findHint } from '@nanpure/engine/hints';
import { solveByLogic } from '@nanpure/engine/ladder';
import { referenceCount, samplePositions } from '@nanpure/engine/testing';
import sample from './puzzle.cjs';

const solved = solve(sample.puzzle);
assert.equal(solved && formatGrid(solved), sample.solution);
assert.equal(countSolutions(sample.puzzle), 1);
assert.equal(
  referenceCount(
    [...sample.puzzle].map((sign) => Number(sign) || 0),
    2,
  ),
  1,
);
assert.equal(solved && drawGrid(solved).split('\n').length, 11);
assert.equal(solved && positionCounts(Position.fromGrid(solved)).emptyCells, 0);

assert.equal(findHint(sample.puzzle).kind, 'step');
assert.ok(solveByLogic(sample.puzzle).solved);
const puzzle = parsePuzzle(sample.puzzle);
assert.ok(puzzle.ok);
const game = play(newGame(puzzle.value), { type: 'answer', cell: 2, digit: 4 });
assert.ok(restoreGame(JSON.parse(JSON.stringify(game))).ok);
assert.ok(generate({ difficulty: 'easy', seed: 1 }).ok);
const problem = { id: 'one', puzzle: puzzle.value, techniquesRequired: [], difficulty: 'easy' };
assert.deepEqual(parseProblem(serializeProblem(problem)), { ok: true, value: problem });

const linked = readBoard(`#p=${toLinkText(sample.puzzle)}`);
assert.equal(linked.ok && formatGrid(linked.value.values), sample.puzzle);

// All entries share one copy of each class.
const { position } = samplePositions(1)[0] ?? {};
assert.ok(position instanceof Position);
assert.ok(parsePosition(formatPosition(position)).ok);
