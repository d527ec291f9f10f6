import {
  buildsOn,
  lastEmpty,
  lieIn,
  onlyDigits,
  onlyWhereTheyCross,
  searching,
  someDigitOnlyIn,
  startsIn,
  twoDigitsOnlyIn,
} from '../claims-of.ts';
import { allState, type Sentence, states } from '../template.ts';

/** Level 1: where to look. */
const LOOK: readonly Sentence[] = [
  ...allState(
    [
      'Take a look at {house}.',
      'The next step starts in {house}.',
      '{house} is worth a closer look.',
      'There is something to find in {house}.',
      'Look at {house} for a moment.',
      'Where would you begin in {house}? The next step starts there.',
      'Look at {house} and at everything that crosses it.',
      'Have you checked {house} closely? There is something to find.',
      '{house} holds the key to the next step.',
    ],
    ({ house }) => [startsIn(house)],
  ),
  ...allState(
    [
      'Go through the digits that {house} still needs.',
      'Take the missing digits of {house} one by one.',
      'Try {house}: which digits can go where?',
    ],
    ({ house }) => searching('digits', house),
  ),
  ...allState(
    [
      'Go through the empty cells of {house} one by one.',
      'In {house}, how many digits are left for each empty cell?',
      'Pick the empty cells of {house} one at a time.',
    ],
    ({ house }) => searching('cells', house),
  ),
  states('{house} is almost full. Which digit is missing?', ({ house }) => lastEmpty(house)),
  states('Only one cell of {house} is empty.', ({ house }) => lastEmpty(house)),
  states('Only {count} cells to go!', ({ count }) => [{ says: 'cells-to-go', count }]),
  states('Just this one cell to go!', () => [{ says: 'cells-to-go', count: 1 }]),
];

/** Level 2: the technique. */
const TECHNIQUE: readonly Sentence[] = [
  ...allState(
    [
      'The technique to use here: {technique}.',
      'The technique here: {technique}.',
      'The name of the next step: {technique}.',
      'Remember “{technique}”? You can use it right here.',
    ],
    ({ technique }) => [{ says: 'technique', technique }],
  ),
  ...allState(
    [
      'Look at the marked cells and think “{technique}”.',
      'The marked cells are a good place for this: {technique}.',
      'There is a name for what the marked cells show: {technique}.',
      'Look at the marked cells with this in mind: {technique}.',
      'Among the marked cells, look for: {technique}.',
    ],
    ({ technique }) => [{ says: 'technique', technique }, { says: 'outlined' }],
  ),
];

/** Level 2: what to look for. */
const FIND: readonly Sentence[] = [
  states('Which digits are already in the row, column and box of {cell}?', ({ cell }) => [
    { says: 'empty', cell },
  ]),
  states('How many candidates are left in {cell}?', ({ cell }) => [{ says: 'empty', cell }]),
  states('A digit has only one place left in {house}: {spots}.', ({ house, spots }) => [
    someDigitOnlyIn('rules', [house], spots),
  ]),
  states('In your notes for {house}, a digit appears only in {spots}.', ({ house, spots }) => [
    someDigitOnlyIn('notes', [house], spots),
  ]),
  states('Only two digits fit in {cells}, the same two in both.', ({ cells }) => [
    onlyDigits('rules', cells, []),
  ]),
  states('Your notes in {cells} are the same two digits.', ({ cells }) => [
    onlyDigits('notes', cells, []),
  ]),
  states('What does that mean for the rest of {houses}?', ({ houses }) => [lieIn(houses)]),
  states('In {houses}, two digits fit only in {spots}.', ({ houses, spots }) => [
    twoDigitsOnlyIn('rules', houses, spots),
  ]),
  states('In your notes for {houses}, two digits appear only in {spots}.', ({ houses, spots }) => [
    twoDigitsOnlyIn('notes', houses, spots),
  ]),
  states('A digit of {house} fits only in {cells}.', ({ house, cells }) => [
    someDigitOnlyIn('rules', [house], cells),
  ]),
  states('A digit of {house} fits only in {spots}, inside {cover}.', ({ house, spots, cover }) => [
    someDigitOnlyIn('rules', [house], spots),
    lieIn(cover),
  ]),
  states(
    'In your notes for {house}, a digit appears only in {spots}, inside {cover}.',
    ({ house, spots, cover }) => [someDigitOnlyIn('notes', [house], spots), lieIn(cover)],
  ),
  states('In {houses}, a digit fits only where they cross {cover}.', ({ houses, cover }) => [
    onlyWhereTheyCross('rules', houses, cover, []),
  ]),
  states(
    'In your notes for {houses}, a digit appears only where they cross {cover}.',
    ({ houses, cover }) => [onlyWhereTheyCross('notes', houses, cover, [])],
  ),
  states('Find it: what does it mean for the rest of {houses}?', ({ houses }) => [lieIn(houses)]),
  states('{house} has one empty cell left: {spots}.', ({ house, spots }) => [
    { says: 'empty-cells', house, cells: spots },
  ]),
  states('It builds on what earlier steps ruled out.', () => [buildsOn([])]),
];

/** What English hints say at levels 1 and 2 of a step, but for plain questions, and what that claims. */
export const ENGLISH_LOOKS: readonly Sentence[] = [...LOOK, ...TECHNIQUE, ...FIND];
