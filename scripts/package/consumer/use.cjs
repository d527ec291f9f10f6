const assert = require('node:assert/strict');
const { countSolutions, formatGrid, Position, solve } = require('@nanpure/engine');
const { drawPosition } = require('@nanpure/engine/debug');
const { samplePositions } = require('@nanpure/engine/testing');
const sample = require('./puzzle.cjs');

const solved = solve(sample.puzzle);
assert.equal(solved && formatGrid(solved), sample.solution);
assert.equal(countSolutions(sample.puzzle), 1);
// All entries share one copy of each class.
const { position } = samplePositions(1)[0] ?? {};
assert.ok(position instanceof Position);
assert.match(drawPosition(position), /\|/);
