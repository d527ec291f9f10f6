import type { InOneHouse, LessonWords } from '../lesson.ts';

const ACROSS = { row: 'columns', column: 'rows', box: 'lines' } as const;

const onlyIn = ({ kind, digits, spots }: InOneHouse) =>
  `In this ${kind}, ${digits} ${digits.length > 1 ? 'are candidates' : 'is a candidate'} in ${spots} only`;

/** All places of a digit in one house are in another one, too. */
const locked = (words: InOneHouse) =>
  `${onlyIn(words)}. All of these cells are in ${words.across}. So ${words.across} has its ${words.digits} inside this ${words.kind}, and nowhere else.`;

/** What all English lessons share. */
export const words: LessonWords = {
  difficulty: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
  },
  time: {
    beginner: 'A few minutes to 1 hour',
    intermediate: '1 to 3 hours',
    advanced: 'Several hours to 1 day',
    expert: 'Several days to 1 week',
  },
  inOneHouse: {
    'naked-single': ({ cells, digits }) =>
      `In ${cells}, only one candidate is left: ${digits} goes there.`,
    'hidden-single': (words) => `${onlyIn(words)}, so it goes there.`,
    'naked-pair': ({ kind, spots, digits, removals }) =>
      `In this ${kind}, the cells in ${spots} have the same two candidates, ${digits}, and no others. Each of them gets one of the two digits, so rule out ${removals}.`,
    'hidden-pair': (words) =>
      `${onlyIn(words)}. Each of these two cells gets one of the two digits and has no room for another, so rule out ${words.removals}.`,
    'pointing-pairs': locked,
    'box-line-reduction': locked,
    'x-wing': (words) =>
      `${onlyIn(words)}. If ${words.digits} is a candidate only in the same two ${ACROSS[words.kind]} of one more ${words.kind}, the two make an X-Wing. The whole board below shows one.`,
    swordfish: (words) =>
      `${onlyIn(words)}. If two more ${words.kind}s can be found so that all places for ${words.digits} in the three lie in just three ${ACROSS[words.kind]}, they make a swordfish. The whole board below shows one.`,
  },
  labels: {
    pair: (digits) => `The pair: ${digits}`,
    target: (digits) => `The pattern: ${digits}`,
    confirm: (digits) => `${digits} goes here`,
    eliminate: (digits) => `Not ${digits}`,
    related: () => 'Where to look',
  },
};
