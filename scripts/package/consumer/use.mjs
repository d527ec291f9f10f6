import assert from 'node:assert/strict';
import { countSolutions, formatGrid, Position, solve } from '@nanpure/engine';
import { census, drawGrid } from '@nanpure/engine/debug';
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
assert.equal(solved && census(Position.fromGrid(solved)).emptyCells, 0);
// All entries share one copy of each class.
assert.ok(samplePositions(1)[0]?.position instanceof Position);
