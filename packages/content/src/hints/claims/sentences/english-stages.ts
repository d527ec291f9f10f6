import { HERE } from '../claim.ts';
import { buildsOn, lieIn, onlyDigits, onlyIn, onlyWhereTheyCross } from '../claims-of.ts';
import { allState, type Sentence, states } from '../template.ts';

/** What English says of a step a stage at a time, where it isn't said in other texts, and what that claims. */
export const ENGLISH_STAGES: readonly Sentence[] = [
  states('Earlier steps ruled out {candidates}.', ({ candidates }) => [buildsOn(candidates)]),
  states('{house} has one empty cell left, and only {digit} is missing.', ({ house, digit }) => [
    { says: 'last-cell', house, digit },
  ]),
  states('So {digit} goes in {cell}.', ({ digit, cell }) => [{ says: 'goes', cell, digit }]),
  states('Look at {cell} with its row, column and box.', ({ cell }) => [{ says: 'empty', cell }]),
  ...allState(
    [
      'Its row, column and box already have every digit but {digit}.',
      'Apart from that, its row, column and box already have every digit but {digit}.',
    ],
    ({ digit }) => [onlyDigits('rules', [HERE], [digit]), { says: 'other-digits-seen' }],
  ),
  states('{house} still needs {aDigit}.', ({ house, digit }) => [
    { says: 'still-needs', house, digit },
  ]),
  ...allState(
    [
      'All its empty cells but one have {aDigit} in their {kinds}.',
      'Apart from that, all its empty cells but one have {aDigit} in their {kinds}.',
    ],
    ({ digit, kinds }) => [{ says: 'other-cells-taken', digits: [digit], by: kinds }],
  ),
  states('Only {cell} is left in {house}, so {digit} goes there.', ({ cell, house, digit }) => [
    onlyIn('rules', [house], [cell], [digit]),
    { says: 'goes', cell, digit },
  ]),
  states('Only {digits} fit in {cells}.', ({ digits, cells }) => [
    onlyDigits('rules', cells, digits),
  ]),
  ...allState(
    [
      'Each of the two has every other digit in its row, column or box.',
      'Apart from that, each of the two has every other digit in its row, column or box.',
    ],
    () => [{ says: 'other-digits-seen' }],
  ),
  states('In {houses}, the digits {digits} fit only in {spots}.', ({ houses, digits, spots }) => [
    onlyIn('rules', houses, spots, digits),
  ]),
  ...allState(
    [
      'Every other empty cell there has both {digits} in its {kinds}.',
      'Apart from that, every other empty cell there has both {digits} in its {kinds}.',
    ],
    ({ digits, kinds }) => [{ says: 'other-cells-taken', digits, by: kinds }],
  ),
  states('{house} has room for {aDigit} only in {spots}.', ({ house, digit, spots }) => [
    onlyIn('rules', [house], spots, [digit]),
  ]),
  states(
    '{house} has room for {aDigit} only in {spots}, inside {cover}.',
    ({ house, digit, spots, cover }) => [onlyIn('rules', [house], spots, [digit]), lieIn(cover)],
  ),
  ...allState(
    [
      'Every other empty cell in the {noun} has {aDigit} in its {kinds}.',
      'Apart from that, every other empty cell in the {noun} has {aDigit} in its {kinds}.',
      'Every other empty cell in these {lines} has {aDigit} in its {kinds}.',
      'Apart from that, every other empty cell in these {lines} has {aDigit} in its {kinds}.',
    ],
    ({ lines, digit, kinds }) =>
      kinds.includes(lines) ? [] : [{ says: 'other-cells-taken', digits: [digit], by: kinds }],
  ),
  states('{houses} have room for {aDigit} only in {cover}.', ({ houses, digit, cover }) => [
    onlyWhereTheyCross('rules', houses, cover, [digit]),
  ]),
];
