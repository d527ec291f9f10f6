import { article, capital } from '../../../hints/en/names.ts';
import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'Find three lines that share out three others.',
  ask: ({ firstHouses, digits, across, kind }) =>
    `Only the ${digits}s are noted. ${capital(firstHouses)} have theirs only in ${across}. One other ${kind} needs no more than these three, either. Tap a cell of it.`,
  right: ({ lastHouse, across }) => `In ${lastHouse}, too, all places are in ${across}.`,
  pattern: ({ digits, houses, across }) =>
    `In ${houses}, all places for ${article(digits)} are in ${across}. Three lines that need only three others: a swordfish.`,
  follows: ({ kind, acrossKind, digits, across }) =>
    `The three ${kind}s need ${article(digits)} each, no two in the same ${acrossKind}. So they share out ${across}, one each.`,
  strike: ({ digits, across }) =>
    `${capital(across)} all get their ${digits} from these lines. Tap every cell there that loses its ${digits}.`,
  struck: ({ losing, digits }) =>
    `However they share them out, ${losing} can’t have ${article(digits)}.`,
  rule: 'Three rows need the digit three times, and have only three columns for it. So each of the columns gets it from one of these rows, and no other cell of them can have it. With rows and columns swapped it is the same.',
  notOne: () => 'Three lines that need a fourth one across decide nothing.',
  search:
    'Take digit after digit. Keep the rows where it has two or three places, and begin with those that have two. Do three of these rows need only three columns between them? The rest of these columns loses it. If there is nothing to strike out, try the columns in the same way, then the next digit.',
  mistake:
    'Looking for nine cells. Six are enough, two in each line: what counts is that three lines need only three others.',
  again: ({ digits }) =>
    `Only the ${digits}s are noted here. Find a swordfish that strikes something out, and tap all its cells.`,
  againRight: 'An X-Wing is the same with two lines instead of three.',
};
