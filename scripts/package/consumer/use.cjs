const assert = require('node:assert/strict');
const { countSolutions, makeGrid, solve } = require('@nanpure/engine');
const sample = require('./puzzle.cjs');

const solved = solve(sample.puzzle);
assert.equal(solved && makeGrid(solved), sample.solution);
assert.equal(countSolutions(sample.puzzle), 1);
