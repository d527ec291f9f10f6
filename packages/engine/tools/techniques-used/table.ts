import { generateUnrated } from '../../src/public/generator.ts';
import type { Puzzle } from '../../src/public/index.ts';
import { rate as rateByCourse } from '../../src/public/index.ts';
import { LADDER, type LadderRating, rate } from '../../src/public/ladder.ts';

/** Minimal puzzles that the techniques of the course don't finish, without end. */
function* hardPuzzles(seed: string): Generator<Puzzle, never> {
  for (let index = 0; ; index++) {
    const puzzle = generateUnrated({ seed: `${seed}/${index}`, symmetry: 'none' });
    if (rateByCourse(puzzle).difficulty === 'beyond') yield puzzle;
  }
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(2)} %`;
}

/**
 * For each technique that is used how many steps it makes on the easiest-first paths of so many hard puzzles, on which
 * share of these paths it is, and which share of the puzzles has no harder one.
 */
export function techniqueTable(count: number, seed: string): string {
  const puzzles = hardPuzzles(seed);
  const ratings = Array.from({ length: count }, (): LadderRating => rate(puzzles.next().value));
  const rows = LADDER.flatMap(({ id }) => {
    const used = ratings.flatMap(({ counts }) =>
      counts.filter(({ technique }) => technique === id),
    );
    const steps = used.reduce((sum, each) => sum + each.steps, 0);
    const hardest = ratings.filter((rating) => rating.hardest === id).length;
    return used.length === 0
      ? []
      : [`| ${id} | ${steps} | ${percent(used.length, count)} | ${percent(hardest, count)} |`];
  });
  const beyond = ratings.filter(({ level }) => level === 'beyond').length;
  return [
    `${count} minimal puzzles beyond the course, seed ${seed}; not finished: ${beyond}`,
    '',
    '| technique | steps | puzzles that take it | puzzles with no harder one |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
