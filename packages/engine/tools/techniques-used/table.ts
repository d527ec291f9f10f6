import { generateUnrated } from '../../src/public/generator.ts';
import type { Puzzle } from '../../src/public/index.ts';
import { parsePuzzle, rate as rateByCourse } from '../../src/public/index.ts';
import { LADDER, type LadderRating, rate } from '../../src/public/ladder.ts';

/** Minimal puzzles that the techniques of the course don't finish. */
export function hardPuzzles(count: number, seed: string): Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (let index = 0; puzzles.length < count; index++) {
    const puzzle = generateUnrated({ seed: `${seed}/${index}`, symmetry: 'none' });
    if (rateByCourse(puzzle).difficulty === 'beyond') puzzles.push(puzzle);
  }
  return puzzles;
}

/** The puzzles of a text, one a line. Throws at a line that is none. */
export function puzzlesOf(text: string): Puzzle[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const puzzle = parsePuzzle(line);
      if (!puzzle.ok) throw new Error(`${line} is no puzzle: ${puzzle.error.code}`);
      return puzzle.value;
    });
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(2)} %`;
}

/**
 * For each technique that is used how many steps it makes on the easiest-first paths of some puzzles, on which share
 * of these paths it is, and which share of the puzzles has no harder one.
 */
export function techniqueTable(puzzles: readonly Puzzle[], about: string): string {
  const count = puzzles.length;
  const ratings = puzzles.map((puzzle): LadderRating => rate(puzzle));
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
    `${count} ${about}; not finished: ${beyond}`,
    '',
    '| technique | steps | puzzles that take it | puzzles with no harder one |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
