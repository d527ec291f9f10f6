import engine = require('@nanpure/engine');
import game = require('@nanpure/engine/game');
import hints = require('@nanpure/engine/hints');
import testing = require('@nanpure/engine/testing');

export const solved: engine.Grid | undefined = engine.solve('.'.repeat(81));
export const difficulty: engine.Difficulty = 'hard';
// @ts-expect-error: if everything were `any`, this would be no error.
export const wrong: engine.Difficulty = 'impossible';
export const samples: testing.Sample[] = testing.samplePositions(1);
export const hint: hints.Hint = hints.findHint('.'.repeat(81));
export const policies: readonly game.MistakePolicy[] = game.MISTAKE_POLICIES;
