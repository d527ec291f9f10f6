import { EASY_SINGLES, END_GAME_CELLS } from '../../src/generator/singles.ts';
import { SYMMETRIES } from '../../src/public/generator.ts';
import { CELLS, DIFFICULTIES, type Difficulty, TAUGHT_TECHNIQUES } from '../../src/public/index.ts';
import { MOST_SINGLES, type PuzzleFacts } from './facts.ts';
import { markdownTable } from './markdown.ts';
import { KINDS, MOST_GIVENS } from './mix.ts';

type Facts = readonly PuzzleFacts[];

function ofDifficulty(facts: Facts, difficulty: Difficulty): Facts {
  return facts.filter((each) => each.difficulty === difficulty);
}

function kindTable(facts: Facts): string {
  const rows = KINDS.map(({ name, difficulty, promise, atLeast }) => {
    const own = ofDifficulty(facts, difficulty).filter(({ kinds }) => kinds.includes(name));
    return [difficulty, name, promise, atLeast, own.length];
  });
  return markdownTable(['file', 'kind', 'promise', 'at least', 'puzzles'], rows);
}

function techniqueTable(facts: Facts): string {
  const rows = TAUGHT_TECHNIQUES.map(({ id }) => [
    id,
    facts.filter(({ required }) => required.includes(id)).length,
    facts.filter(({ byHints }) => byHints.includes(id)).length,
    facts.filter(({ indispensable }) => indispensable.includes(id)).length,
  ]);
  const head = [
    'technique',
    'on the easiest-first path',
    'on the path of hints',
    'needed in every order',
  ];
  return markdownTable(head, rows);
}

/** Least, quarter, half, three quarters and most of some numbers; zeros where there is none. */
function spread(numbers: readonly number[]): number[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
}

function spreadTable(facts: Facts): string {
  const measures: readonly [string, (each: PuzzleFacts) => number][] = [
    ['givens', ({ givens }) => givens],
    ['steps', ({ givens, eliminatingSteps }) => CELLS.length - givens + eliminatingSteps],
    ['eliminating steps', ({ eliminatingSteps }) => eliminatingSteps],
  ];
  const rows = DIFFICULTIES.flatMap((difficulty) =>
    measures.map(([name, measure]) => [
      difficulty,
      name,
      ...spread(ofDifficulty(facts, difficulty).map(measure)),
    ]),
  );
  return markdownTable(
    ['file', '', 'least', 'lower quarter', 'median', 'upper quarter', 'most'],
    rows,
  );
}

function symmetryTable(facts: Facts): string {
  const rows = SYMMETRIES.map((symmetry) => [
    symmetry,
    ...DIFFICULTIES.map(
      (difficulty) =>
        ofDifficulty(facts, difficulty).filter((each) => each.symmetry === symmetry).length,
    ),
  ]);
  return markdownTable(['symmetry of the givens', ...DIFFICULTIES], rows);
}

function singlesTable(facts: Facts): string {
  const easy = ofDifficulty(facts, 'easy');
  const rows = [2, 3, 4].map((count) => [
    count === MOST_SINGLES ? `${count} or more` : `${count}`,
    easy.filter(({ singles }) => singles === count).length,
  ]);
  return markdownTable(['cells to choose from', 'easy puzzles'], rows);
}

/** What is in a bank, as the part of its README that can be worked out from the puzzles. */
export function tableOfBank(facts: Facts): string {
  return `## What is in it

${facts.length} puzzles. Each has one solution and at most ${MOST_GIVENS} givens, and is symmetric or minimal (no given can be
spared). No two are the same under relabelling, transposition and permutation of bands, stacks, rows and
columns. Difficulty is about logic: *easy* takes singles only; *medium* pairs or pointing pairs too; *hard*
box-line reduction, X-Wing or swordfish too. A puzzle of a kind keeps its promise; it may keep others as well.

${kindTable(facts)}

The easiest-first path takes the first technique of this list that applies, and is \`techniques_required\`.
The path of hints takes what a person sees first (\`HINT_ORDER\`). The last column counts the puzzles of which
it is proved that they need the technique: the other seven do not finish them, in whatever order their steps
are taken. A puzzle that is not counted may need it all the same.

${techniqueTable(facts)}

The steps are those of the path of hints: one for each empty cell, and the eliminating ones, which only
take candidates away.

${spreadTable(facts)}

The symmetry is the richest that the pattern of givens has; puzzles with none are minimal.

${symmetryTable(facts)}

An easy puzzle never comes down to a single way on before the last ${END_GAME_CELLS} cells: in whatever order it is
played, at least ${EASY_SINGLES} cells can be filled next by a naked or hidden single. This is how many there are at the
tightest moment of the unluckiest game.

${singlesTable(facts)}`;
}
