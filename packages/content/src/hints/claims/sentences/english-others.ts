import { HERE } from '../claim.ts';
import { allState, type Sentence, states, statesNothing } from '../template.ts';

const MISTAKES: readonly Sentence[] = [
  states('Before you go on: is every digit in {house} where it belongs?', ({ house }) => [
    { says: 'wrong-digit-in', house },
  ]),
  states('The digit in {cell} is not the right one.', ({ cell }) => [
    { says: 'wrong-digit-at', cell },
  ]),
  states('{digit} does not belong in {cell}. Take it out.', ({ digit, cell }) => [
    { says: 'stands-wrong', cells: [cell], digit },
  ]),
  states('It breaks no rule so far, but the solution has another digit there.', () => [
    { says: 'breaks-no-rule' },
    { says: 'solution-differs', cells: [] },
  ]),
  states('Before you go on: does any digit appear twice in {house}?', ({ house }) => [
    { says: 'repeated-in', house },
  ]),
  states('Does any digit appear twice in {house}?', ({ house }) => [
    { says: 'repeated-in', house },
  ]),
  states('In {house}, the same digit is in {spots}.', ({ house, spots }) => [
    { says: 'same-digit', house, cells: spots },
  ]),
  states(
    'In {house}, the same digit is in {spots}, and one of them is a given.',
    ({ house, spots }) => [{ says: 'same-digit', house, cells: spots }, { says: 'one-is-given' }],
  ),
  states('Which of them cannot be right?', () => [{ says: 'some-must-go' }]),
  states('Take {digit} out of {cells}.', ({ digit, cells }) => [
    { says: 'stands-wrong', cells, digit },
  ]),
  states(
    '{house} can have only one {digit}, and the solution has another digit in {cells}.',
    ({ house, digit, cells }) => [
      { says: 'only-once', house, digit },
      { says: 'solution-differs', cells },
    ],
  ),
  states('Only one of these cells can keep its {digit}: {cells}.', ({ digit, cells }) => [
    { says: 'only-one-keeps', cells, digit },
  ]),
  states('{house} can have only one {digit}.', ({ house, digit }) => [
    { says: 'only-once', house, digit },
  ]),
  states('{house} can have only one {digit}, and it is given elsewhere.', ({ house, digit }) => [
    { says: 'given-in', house, digit },
  ]),
];

const DEAD_ENDS: readonly Sentence[] = [
  states(
    'Something has gone wrong. Does every empty cell in {house} still have a digit that fits?',
    ({ house }) => [{ says: 'cannot-be-finished' }, { says: 'cell-without-digit-in', house }],
  ),
  states('Which digits can still go in {cell}?', ({ cell }) => [{ says: 'empty', cell }]),
  states('No digit fits in {cell} any more.', ({ cell }) => [{ says: 'no-digit-fits', cell }]),
  states(
    'Every digit is already in its row, column or box, so this board cannot be finished.',
    () => [{ says: 'every-digit-seen' }, { says: 'cannot-be-finished' }],
  ),
  states(
    'Something has gone wrong. Does every digit still have a place in {house}?',
    ({ house }) => [{ says: 'cannot-be-finished' }, { says: 'digit-without-place-in', house }],
  ),
  states('A digit that {house} still needs cannot go in any of its empty cells.', ({ house }) => [
    { says: 'digit-without-place-in', house },
  ]),
  states('There is no place left for {digit} in {house}.', ({ digit, house }) => [
    { says: 'no-place', house, digit },
  ]),
  states(
    'Every empty cell there already has {aDigit} in its row, column or box, so this board cannot be finished.',
    ({ digit }) => [{ says: 'every-empty-cell-sees', digit }, { says: 'cannot-be-finished' }],
  ),
  states('Something has gone wrong. Is there a digit you were not sure of?', () => [
    { says: 'cannot-be-finished' },
  ]),
  states('No digit is repeated, and still this board cannot be finished.', () => [
    { says: 'no-digit-repeated' },
    { says: 'cannot-be-finished' },
  ]),
  states('With these digits the board has no solution.', () => [{ says: 'cannot-be-finished' }]),
  states('It takes a long proof to see which one is wrong.', () => [
    { says: 'dead-end-out-of-sight' },
  ]),
];

const COMPLETE: readonly Sentence[] = [
  'No more hints available: all 81 cells are right.',
  'Solved! Every digit is in its place.',
  'This one is finished, and all of it is right.',
].map((template) => states(template, () => [{ says: 'complete' }]));

const NO_STEP: readonly Sentence[] = [
  states('Could not find a further certain move from the current board.', () => [
    { says: 'no-new-step' },
  ]),
  states(
    'Could not find a further certain move with “{technique}” from the current board.',
    ({ technique }) => [{ says: 'no-new-step', technique }],
  ),
  states('There is no new step to show, so this digit comes straight from the solution.', () => [
    { says: 'no-new-step' },
    { says: 'from-solution' },
  ]),
  states(
    'There is no new step with “{technique}” to show, so this digit comes straight from the solution.',
    ({ technique }) => [{ says: 'no-new-step', technique }, { says: 'from-solution' }],
  ),
  ...allState(
    [
      'Try using candidate notes: what fits in {house}?',
      'This is a good moment for notes: what can still go in the empty cells of {house}?',
      'A good place to go on is {house}. Which digits does it still need?',
      'Try writing out all candidates in {house}.',
      'One place to look: {house}. Which cell has the fewest candidates?',
      'How about a fresh look at {house}, candidate by candidate?',
    ],
    ({ house }) => [{ says: 'has-empty-cells', house }],
  ),
  states('Only {count} digits can still go in {cell}.', ({ count, cell }) => [
    { says: 'digits-left', cell, count },
  ]),
  states('Only {eitherDigit} can go there.', ({ digits }) => [
    { says: 'can-take', cell: HERE, digits },
  ]),
  states('Only {eitherDigit} can go in {cell}.', ({ digits, cell }) => [
    { says: 'can-take', cell, digits },
  ]),
  states('More than one solution fits this board, so there is no single answer to look up.', () => [
    { says: 'many-solutions' },
  ]),
];

const PLACES: readonly Sentence[] = [
  states('{house} is still empty.', ({ house }) => [{ says: 'empty-cells', house, cells: [] }]),
  states('{house} has {count} empty cells: {spots}.', ({ house, count, spots }) =>
    spots.length === count ? [{ says: 'empty-cells', house, cells: spots }] : [],
  ),
  states('What about {cell}?', ({ cell }) => [{ says: 'empty', cell }]),
  states('For now, there is nothing new to show in {house}.', ({ house }) => [
    { says: 'nothing-new-in', house },
  ]),
  states('For now, there is nothing new to show in {cell}.', ({ cell }) => [
    { says: 'nothing-new-at', cell },
  ]),
  states(
    'For now, there is nothing new with “{technique}” to show in {house}.',
    ({ house, technique }) => [{ says: 'nothing-new-in', house, technique }],
  ),
  states(
    'For now, there is nothing new with “{technique}” to show in {cell}.',
    ({ cell, technique }) => [{ says: 'nothing-new-at', cell, technique }],
  ),
];

const GUESSES: readonly Sentence[] = [
  ...allState(['You found it: {cell}! Which digit goes in?', 'Yes, {cell} it is.'], ({ cell }) => [
    { says: 'answer-cell', cell },
  ]),
  states('Well spotted! And what goes in {cell}?', ({ cell }) => [{ says: 'answer-cell', cell }]),
  ...allState(
    [
      'You found it: {cell} is part of the pattern!',
      'Yes, {cell} is one of them.',
      'Well spotted: {cell} belongs to it!',
    ],
    ({ cell }) => [{ says: 'in-pattern', cell }],
  ),
  states('{cell} already has its {digit}.', ({ cell, digit }) => [{ says: 'stands', cell, digit }]),
  states(
    'Well spotted: {cell} can be solved, too! But this hint is about another cell.',
    ({ cell }) => [
      { says: 'other-single', cell },
      { says: 'not-in-pattern', cell },
    ],
  ),
  states('Close! {cell} loses a candidate, but the pattern is elsewhere.', ({ cell }) => [
    { says: 'loses-candidate', cell },
  ]),
  states('{cell} is outside {house}, which is where the step starts.', ({ cell, house }) => [
    { says: 'outside', cell, house },
  ]),
  states('{cell} is not settled yet: more than one digit still fits there.', ({ cell }) => [
    { says: 'open', cell },
  ]),
  states(
    'Not this one: every digit that fits in {cell} also fits somewhere else in {house}.',
    ({ cell, house }) => [{ says: 'replaceable', cell, house }],
  ),
  states('{cell} is not one of the cells that decide this step.', ({ cell }) => [
    { says: 'not-in-pattern', cell },
  ]),
];

const NOTHING_STATED: readonly Sentence[] = [
  'Can you remember why you put it there?',
  'Which one belongs there?',
  'Keep the one you are most sure of.',
  'Go back a few moves, to the last digit you were sure of.',
  'Where were you last unsure?',
  'Nothing left to do but enjoy it!',
  'Well done!',
  'Does anything change?',
  'Which ones?',
  'Where would you begin?',
  'What is missing?',
  'Which digits are missing?',
  'List every digit that can go there.',
  'Do you know the digit, too?',
  'What else belongs to it?',
  'What can be ruled out, and where?',
  'What does that rule out?',
].map(statesNothing);

/** What other hints and the answers to guesses say in English, and what that claims. */
export const ENGLISH_OTHERS: readonly Sentence[] = [
  ...MISTAKES,
  ...DEAD_ENDS,
  ...COMPLETE,
  ...NO_STEP,
  ...PLACES,
  ...GUESSES,
  ...NOTHING_STATED,
];
