import { capital } from '../hints/en/names.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';

const plural = (count: number, noun: string) => `${count} more ${noun}${count === 1 ? '' : 's'}`;

export const exercise: ExercisePhrases = {
  names: {
    'naked-single': 'a naked single',
    'hidden-single': 'a hidden single',
    'naked-pair': 'a naked pair',
    'hidden-pair': 'a hidden pair',
    'pointing-pairs': 'a pointing pair',
    'box-line-reduction': 'a box-line reduction',
    'x-wing': 'an X-Wing',
    swordfish: 'a swordfish',
  },
  pattern: {
    pair: ({ technique, digits }) => `${technique} of ${digits}`,
    single: ({ technique, digits }) => `${technique} on ${digits}`,
  },
  guided: {
    cell: ({ technique, cells }) => `There is ${technique} in ${cells}. Which digit is it?`,
    place: ({ technique, houses, spots }) =>
      `There is ${technique} in ${houses}: ${spots}. Which digit is it?`,
    elimination: ({ pattern, houses, spots }) =>
      `There is ${pattern} in ${houses}: ${spots}. Which candidates does it rule out?`,
    crossings: ({ pattern, houses, across }) =>
      `There is ${pattern} in ${houses}, at ${across}. Which candidates does it rule out?`,
  },
  half: {
    cell: ({ technique, houses }) => `There is ${technique} in ${houses}. In which cell?`,
    cells: ({ pattern, cells, houses }) =>
      `${capital(cells)} is one half of ${pattern} in ${houses}. Where is the other half?`,
    places: ({ pattern, houses }) => `There is ${pattern} in ${houses}. Which cells form it?`,
    lines: ({ pattern, houses, kind }) =>
      `${capital(pattern)} uses ${houses} and one more ${kind}. Which cells of that ${kind} belong to it?`,
  },
  free: ({ technique }) => `There is ${technique} on this board. Where?`,
  freeIn: {
    box: 'In one of the boxes, a digit has just one place left. Where is it?',
    line: 'In some row or column, a digit has just one place left. Where is it?',
  },
  nearMiss: {
    cell: ({ technique, cells, digits }) => `Look at ${digits} in ${cells}. Is this ${technique}?`,
    cells: ({ technique, cells, digits, houses }) =>
      `Look at ${digits} in ${cells}. Is this ${technique} in ${houses}?`,
    crossings: ({ technique, digits, houses, across }) =>
      `Look at ${digits} in ${houses}. Is this ${technique} with ${across}?`,
  },
  right: [
    () => 'Exactly!',
    () => 'You found it.',
    () => 'That is it.',
    () => 'Well seen!',
    () => 'Right!',
    () => 'Yes!',
  ],
  strikeOut: 'Now strike out what goes.',
  whichDigit: 'And the digit?',
  wrong: {
    filled: ({ cells }) => `${capital(cells)} is already filled.`,
    noCandidate: ({ cells, digits }) => `${digits} is not a candidate in ${cells}.`,
    otherCell: ({ cells }) => `Choose the digit for the marked cell, not for ${cells}.`,
    fitsBoth: ({ technique, cells, digits }) => `Not ${technique}: both ${digits} fit in ${cells}.`,
    inNoPattern: {
      cell: ({ technique, cells }) => `${capital(cells)} is not ${technique}.`,
      cells: ({ technique, cells }) =>
        `${capital(cells)} is not part of ${technique}. Compare its candidates.`,
    },
    notOnlyPlace: {
      box: ({ cells }) => `${capital(cells)} is not the only place for any digit in its box.`,
      line: ({ cells }) =>
        `${capital(cells)} is not the only place for any digit in its row or its column.`,
    },
    elsewhere: ({ technique, cells }) =>
      `${capital(cells)} is part of ${technique}, but not of the one we are looking for.`,
    begun: ({ technique, cells }) =>
      `${capital(cells)} is part of ${technique}. Choose the rest of it as well.`,
    keeps: ({ cells, digits }) =>
      `${digits} in ${cells} is part of the pattern itself, which doesn’t rule it out.`,
    unaffected: ({ cells, digits }) => `This pattern says nothing about ${digits} in ${cells}.`,
    cellsLeft: ({ count }) => `So far so good: ${plural(count, 'cell')} to go.`,
    candidatesLeft: ({ count }) => `So far so good: ${plural(count, 'candidate')} to strike out.`,
  },
  idle: {
    inHouses: ({ pattern, houses, either }) =>
      `That really is ${pattern}, but the rest of ${houses} has no ${either} to lose. Look for one that rules something out.`,
    inCells: ({ pattern }) =>
      `That really is ${pattern}, but its cells have no other candidates to lose. Look for one that rules something out.`,
  },
  another: ({ pattern, cells }) =>
    `There really is ${pattern} in ${cells}, but it is not the one we are looking for.`,
  answered: { right: 'Right!', wrong: 'Not quite.' },
  flaw: {
    moreInCells: ({ technique, cells, either }) =>
      `Not ${technique}: ${cells} could also be ${either}.`,
    morePlaces: ({ technique, digit, count, houses, spots }) =>
      `Not ${technique}: ${digit} has ${count} places in ${houses}: ${spots}.`,
    outside: ({ technique, digit, houses, cells, cover }) =>
      `Not ${technique}: in ${houses}, ${digit} could also go in ${cells}, outside ${cover}.`,
  },
  isOne: ({ technique }) => `It is ${technique}, and here is why.`,
};
