const assert = require('node:assert/strict');
const { countSolutions, formatGrid, Position, parsePuzzle, solve } = require('@nanpure/engine');
const { selectIndex } = require('@nanpure/engine/bank');
const { drawPosition } = require('@nanpure/engine/debug');
const { newGame } = require('@nanpure/engine/game');
const { generate } = require('@nanpure/engine/generator');
const { nextHint } = require('@nanpure/engine/hints');
const { samplePositions } = require('@nanpure/engine/testing');
const sample = require('./puzzle.cjs');

const solved = solve(sample.puzzle);
assert.equal(solved && formatGrid(solved), sample.solution);
assert.equal(countSolutions(sample.puzzle), 1);
assert.equal(selectIndex(1, []), 0);
assert.ok(generate({ difficulty: 'easy', seed: 1 }).ok);
assert.equal(nextHint(undefined, sample.puzzle).hint.level, 1);
assert.equal(newGame(parsePuzzle(sample.puzzle).value).cells.length, 81);
// All entries share one copy of each class.
const { position } = samplePositions(1)[0] ?? {};
assert.ok(position instanceof Position);
assert.match(drawPosition(position), /\|/);
