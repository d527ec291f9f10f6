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
  oneSolution: 'It relies on the puzzle having only one solution.',
  example: { title: 'In a real puzzle', of: '{{name}} in a real puzzle' },
  ladder: {
    title: 'Where it stands',
    level: 'Level',
    score: 'Score per step',
    easier: 'Easier',
    harder: 'Harder',
  },
  chain: 'The chain, link by link',
  marks: {
    pattern: 'what the step is about',
    eliminated: 'can be struck',
    placed: 'goes here',
    fin: 'fin',
    one: 'one colour',
    other: 'the other colour',
    strong: 'strong link: at least one end is right',
    weak: 'weak link: at most one end is right',
    set: 'almost locked set {{letter}}',
  },
  neighbours: 'Other techniques',
  toList: 'All techniques beyond the eight',
  toLessons: 'The eight lessons',
} as const;
