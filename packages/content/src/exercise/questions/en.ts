import { article, capital } from '../../hints/en/names.ts';
import type { QuestionPhrases } from './question-phrases.ts';

export const questions: QuestionPhrases = {
  labels: {
    'naked-single': ['Naked ', 'single'],
    'hidden-single': ['Hidden ', 'single'],
    'naked-pair': ['Naked ', 'pair'],
    'hidden-pair': ['Hidden ', 'pair'],
    'pointing-pairs': ['Pointing ', 'pair'],
    'box-line-reduction': ['Box-line ', 'reduction'],
    'x-wing': ['X-Wing'],
    swordfish: ['Swordfish'],
  },
  prompt: {
    lastDigit: ({ houses }) =>
      `${capital(houses)} has one empty cell. Which digit is missing there?`,
    lastCell: 'Some row, column or box has just one empty cell. Which cell is it?',
    commonPeers: ({ cells }) => `Which empty cells see both ${cells}? Find all of them.`,
    places: ({ houses, digit }) =>
      `Where in ${houses} can ${article(digit)} still go? Find every cell.`,
    candidates: ({ cells }) => `Which digits can still go in ${cells}? Choose all of them.`,
    staleNotes: ({ cells, digit }) =>
      `${capital(article(digit))} goes in ${cells}. Which cells lose their note ${digit}? Find all of them.`,
    whichOne: 'Which technique takes you further on this board?',
  },
  reason: {
    lastCell: ({ houses, digit }) => `${capital(houses)} has every digit but ${digit}.`,
    commonPeers: ({ cells, count }) =>
      `${capital(cells)} ${count === 1 ? 'shares' : 'share'} a row, column or box with each of the two.`,
    places: ({ houses, digit, spots }) => `In ${houses}, ${digit} fits only in ${spots}.`,
    candidates: ({ cells, digits, count }) =>
      `Only ${digits} ${count === 1 ? 'fits' : 'fit'} in ${cells}: its row, column and box have all other digits.`,
    staleNotes: ({ cells, digit, count }) =>
      `${capital(cells)} ${count === 1 ? 'shares' : 'share'} a row, column or box with the new ${digit}.`,
  },
  wrong: {
    already: ({ cells }) => `You have found ${cells} already.`,
    digitAlready: ({ digit }) => `You have found ${digit} already.`,
    askedAbout: ({ cells }) => `The question is about ${cells}: look for other cells.`,
    blocked: ({ cells, digit, houses }) =>
      `${digit} can’t go in ${cells}, as ${houses} has ${article(digit)} already.`,
    unseen: ({ cells, of }) => `${capital(cells)} shares no row, column or box with ${of}.`,
    outside: ({ cells, houses }) => `${capital(cells)} is outside ${houses}.`,
    noNote: ({ cells, digit }) => `${capital(cells)} has no note ${digit}.`,
    notLast: ({ cells, houses, count }) =>
      `${capital(cells)} is not the last cell of any house: even ${houses} has ${count} empty cells.`,
    digitsLeft: ({ count }) =>
      `So far so good: ${count} more digit${count === 1 ? '' : 's'} to go.`,
    technique: {
      'naked-single': 'No naked single here: every empty cell has two candidates or more.',
      'hidden-single':
        'No hidden single here: every missing digit has two places or more in its row, column and box.',
      'pointing-pairs':
        'No pointing pair to use here: where a box keeps a digit in one line, the rest of that line has none to lose.',
      'box-line-reduction':
        'No box-line reduction to use here: where a line keeps a digit in one box, the rest of that box has none to lose.',
      'naked-pair':
        'No naked pair to use here: where two cells share the same two candidates, the cells around have neither to lose.',
      'hidden-pair':
        'No hidden pair to use here: where two digits share their only two cells, those cells hold nothing else.',
      'x-wing':
        'No X-Wing to use here: where two lines keep a digit in the same two crossing lines, these have none to lose.',
      swordfish:
        'No swordfish to use here: where three lines keep a digit in the same three crossing lines, these have none to lose.',
    },
  },
  technique: ({ technique }) => `Yes, there is ${technique}.`,
  help: {
    look: ({ houses }) => `Look at ${houses}.`,
    digit: ({ digits }) => `It is about ${digits}.`,
    around: ({ houses }) => `Go through ${houses}: which digits are there already?`,
    removal: ({ houses, digits }) => `Look for ${digits} in the rest of ${houses}.`,
    inside: ({ cells, digits }) => `Look inside ${cells}: only ${digits} may stay.`,
    blocking: ({ houses, digit, count }) =>
      `${capital(houses)} ${count === 1 ? 'has' : 'have'} ${article(digit)} already.`,
  },
};
