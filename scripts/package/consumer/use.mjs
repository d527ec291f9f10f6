import assert from 'node:assert/strict';
import { countSolutions, makeGrid, solve } from '@nanpure/engine';
import sample from './puzzle.cjs';

const solved = solve(sample.puzzle);
assert.equal(solved && makeGrid(solved), sample.solution);
assert.equal(countSolutions(sample.puzzle), 1);
