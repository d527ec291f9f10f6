import { countSolutions, neededTechnique, rate } from '@nanpure/engine';
import { type GenerateOptions, generate } from '@nanpure/engine/generator';
import { latencyOf, timesOf, WrongAnswer } from '../measure.ts';
import type { Row } from '../row.ts';

/** A puzzle as somebody waits for it; it has to be what was asked for. */
function demand(request: GenerateOptions): void {
  const made = generate(request);
  const { difficulty, technique } = request;
  const isRight =
    made.ok &&
    countSolutions(made.value.puzzle.givens) === 1 &&
    (!difficulty || rate(made.value.puzzle).difficulty === difficulty) &&
    (!technique || neededTechnique(made.value.puzzle) === technique);
  if (!isRight) throw new WrongAnswer(`${JSON.stringify(request)} was not met`);
}

function onDemand(name: string, target: string, share: number, request: GenerateOptions): Row {
  return {
    name,
    target,
    measure: ({ demands }) => {
      const seeds = Array.from({ length: Math.ceil(demands * share) }, (_, n) => `demand/${n}`);
      return latencyOf(timesOf(seeds, (seed) => demand({ ...request, seed })));
    },
  };
}

/** Hard puzzles, whatever makes them hard. */
export const hardOnDemand = onDemand('hard puzzle on demand', 'p95 ≤ 300 ms (150 ms)', 1, {
  difficulty: 'hard',
});

/** Puzzles that nothing easier than a swordfish finishes: rare, so fewer are asked for. */
export const swordfishOnDemand = onDemand(
  'puzzle that needs a swordfish, on demand',
  'p95 ≤ 30 s (10 s)',
  0.2,
  { technique: 'swordfish' },
);
