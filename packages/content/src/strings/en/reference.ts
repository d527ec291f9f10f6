/* What the reference pages say in English beyond what every page says. */

export { referencePages } from './reference-pages.ts';

/** The list of techniques beyond the course, and what surrounds each page about one. */
export const reference = {
  page: { title: 'Sudoku Techniques beyond the Eight' },
  title: 'Beyond the eight',
  lead: 'No puzzle of this site needs these techniques. Harder puzzles from elsewhere do. Each page tells the idea, how to look for it, and one step in a real puzzle.',
  families: {
    singles: 'Singles',
    subsets: 'Pairs, triples, quadruples',
    fish: 'Fish',
    'single-digit': 'Patterns of one digit',
    wings: 'Wings',
    uniqueness: 'One solution only',
    colouring: 'Colouring',
    chains: 'Chains and loops',
    'almost-locked-sets': 'Almost locked sets',
    'last-resorts': 'Last resorts',
  },
  levels: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    extreme: 'Extreme',
  },
  idea: 'The idea',
  howToLook: 'How to look for it',
  remarks: 'Good to know',
  example: { title: 'In a real puzzle', of: '{{name}} in a real puzzle' },
  ladder: {
    title: 'Where it stands',
    technique: 'Technique',
    level: 'Level',
    score: 'Points a step',
  },
  legend: 'What the marks mean',
  chain: 'The chain, link by link',
  marks: {
    pattern: 'part of the pattern',
    eliminated: 'can be struck',
    placed: 'goes here',
    fin: 'fin',
    guardian: 'keeps the puzzle to one solution',
    one: 'colour A',
    other: 'colour B',
    'second-one': 'colour C',
    'second-other': 'colour D',
    strong: 'strong link: at least one end is right',
    weak: 'weak link: at most one end is right',
    base: 'base: needs the digit once in each',
    cover: 'cover: where the base has room for it',
    set: 'almost locked sets {{letters}}',
  },
  toList: 'All techniques beyond the eight',
  toLessons: 'The eight lessons',
} as const;
