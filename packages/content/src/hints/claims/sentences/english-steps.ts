import { type Claim, HERE } from '../claim.ts';
import {
  buildsOn,
  each,
  lieIn,
  onlyDigits,
  onlyHere,
  onlyIn,
  onlyWhereTheyCross,
} from '../claims-of.ts';
import { kindOfHouse } from '../geometry.ts';
import { allState, type Sentence, states, statesNothing, type Words } from '../template.ts';

/** Level 3: why. */
const REASONS: readonly Sentence[] = [
  states(
    'It is the last empty cell in {house}, and only {digit} is missing.',
    ({ house, digit }) => [{ says: 'last-cell', house, digit }],
  ),
  states('Every other digit is already in its row, column or box.', () => [
    onlyDigits('rules', [HERE], [HERE]),
    { says: 'other-digits-seen' },
  ]),
  states(
    'Earlier steps ruled out {digits} here. Of the others, only {digit} is not yet in its row, column or box.',
    ({ digits, digit }) => [
      buildsOn(each([HERE], digits)),
      onlyDigits('rules', [HERE], [digit]),
      { says: 'other-digits-seen' },
    ],
  ),
  states('In your notes, {digit} is the only candidate left for this cell.', ({ digit }) => [
    onlyDigits('notes', [HERE], [digit]),
  ]),
  states(
    '{house} still needs {aDigit}, and every other cell in it is filled or has {aDigit} in its {kinds}.',
    ({ house, digit, kinds }) => [
      onlyHere('rules', house, digit),
      { says: 'other-cells-taken', digits: [digit], by: kinds },
    ],
  ),
  states(
    '{house} still needs {aDigit}, and every other cell in it is filled or has {aDigit} in its {kinds}, except for {cells}, where an earlier step ruled it out.',
    ({ house, digit, kinds, cells }) => [
      onlyHere('rules', house, digit),
      { says: 'other-cells-taken', digits: [digit], by: kinds },
      buildsOn(each(cells, [digit])),
    ],
  ),
  states(
    '{house} still needs {aDigit}, and your notes show it in no other cell there.',
    ({ house, digit }) => [onlyHere('notes', house, digit)],
  ),
];

const PAIRS: readonly Sentence[] = [
  states(
    'Only {digits} fit in {cells}: for each of the two, every other digit is already in its row, column or box.',
    ({ digits, cells }) => [onlyDigits('rules', cells, digits), { says: 'other-digits-seen' }],
  ),
  states(
    'Only {digits} fit in {cells}: for each of the two, every other digit is already in its row, column or box, apart from what earlier steps ruled out ({candidates}).',
    ({ digits, cells, candidates }) => [
      onlyDigits('rules', cells, digits),
      { says: 'other-digits-seen' },
      buildsOn(candidates),
    ],
  ),
  states('Your notes in {cells} are just {digits}.', ({ cells, digits }) => [
    onlyDigits('notes', cells, digits),
  ]),
  states('The two cells take one each, so the rest of {houses} can have neither.', ({ houses }) => [
    { says: 'no-more-in', houses, digits: [] },
  ]),
  states(
    'In {houses}, the digits {digits} fit only in {spots}: every other cell there is filled or has both digits in its {kinds}.',
    ({ houses, digits, spots, kinds }) => [
      onlyIn('rules', houses, spots, digits),
      { says: 'other-cells-taken', digits, by: kinds },
    ],
  ),
  states(
    'In {houses}, the digits {digits} fit only in {spots}: every other cell there is filled or has both digits in its {kinds}, apart from what earlier steps ruled out ({candidates}).',
    ({ houses, digits, spots, kinds, candidates }) => [
      onlyIn('rules', houses, spots, digits),
      { says: 'other-cells-taken', digits, by: kinds },
      buildsOn(candidates),
    ],
  ),
  states('Your notes for {houses} show {digits} only in {spots}.', ({ houses, digits, spots }) => [
    onlyIn('notes', houses, spots, digits),
  ]),
  states('The two digits fill the two cells, so nothing else goes there.', () => [
    { says: 'nothing-else-in-the-two' },
  ]),
];

type Confined = Pick<Words, 'house' | 'digit' | 'spots' | 'lines' | 'kinds'>;

function confined({ house, digit, spots, lines, kinds }: Confined): Claim[] {
  if (kindOfHouse(house) !== lines) return [];
  return [
    onlyIn('rules', [house], spots, [digit]),
    { says: 'other-cells-taken', digits: [digit], by: kinds },
  ];
}

/** How a digit's places are told that lie in one box, or in one line. */
const CONFINED: readonly Sentence[] = [
  states(
    '{house} has room for {aDigit} only in {spots}: every other cell in the {noun} is filled or has {aDigit} in its {kinds}.',
    (words) => confined(words),
  ),
  states(
    '{house} has room for {aDigit} only in {spots}: every other cell in the {noun} is filled or has {aDigit} in its {kinds}, except for {cells}, where an earlier step ruled it out.',
    (words) => [...confined(words), buildsOn(each(words.cells, [words.digit]))],
  ),
  states(
    '{house} has room for {aDigit} only in {spots}, inside {cover}: every other cell in the {noun} is filled or has {aDigit} in its {kinds}.',
    (words) => [...confined(words), lieIn(words.cover)],
  ),
  states(
    '{house} has room for {aDigit} only in {spots}, inside {cover}: every other cell in the {noun} is filled or has {aDigit} in its {kinds}, except for {cells}, where an earlier step ruled it out.',
    (words) => [...confined(words), lieIn(words.cover), buildsOn(each(words.cells, [words.digit]))],
  ),
  states('Your notes for {house} show {aDigit} only in {spots}.', ({ house, digit, spots }) => [
    onlyIn('notes', [house], spots, [digit]),
  ]),
  states(
    'Your notes for {house} show {aDigit} only in {spots}, inside {cover}.',
    ({ house, digit, spots, cover }) => [onlyIn('notes', [house], spots, [digit]), lieIn(cover)],
  ),
  states('So {house} gets its {digit} inside this box and nowhere else.', ({ house, digit }) => [
    { says: 'no-more-in', houses: [house], digits: [digit] },
  ]),
  states('So the box gets its {digit} in {house} and nowhere else.', ({ digit, house }) => [
    { says: 'box-has-it-in', digit, house },
  ]),
];

const FISH: readonly Sentence[] = [
  states(
    '{houses} have room for {aDigit} only in {cover}: every other cell in these {lines} is filled or has {aDigit} in its {kinds}.',
    ({ houses, digit, cover, kinds }) => [
      onlyWhereTheyCross('rules', houses, cover, [digit]),
      { says: 'other-cells-taken', digits: [digit], by: kinds },
    ],
  ),
  states(
    '{houses} have room for {aDigit} only in {cover}: every other cell in these {lines} is filled or has {aDigit} in its {kinds}, except for {cells}, where an earlier step ruled it out.',
    ({ houses, digit, cover, kinds, cells }) => [
      onlyWhereTheyCross('rules', houses, cover, [digit]),
      { says: 'other-cells-taken', digits: [digit], by: kinds },
      buildsOn(each(cells, [digit])),
    ],
  ),
  states('Your notes for {houses} show {aDigit} only in {cover}.', ({ houses, digit, cover }) => [
    onlyWhereTheyCross('notes', houses, cover, [digit]),
  ]),
  ...allState(
    [
      'The {count} {lines} need {aDigit} each, and not in the same {across}.',
      'The {count} {lines} need {aDigit} each, no two in the same {across}.',
    ],
    ({ count, lines, digit, across }) => [
      { says: 'lines', count, kind: lines },
      { says: 'apart', digit, across },
    ],
  ),
  ...allState(
    [
      'So {cover} both get their {digit} here, and no other cell of these {lines} can have one.',
      'So {cover} all get their {digit} here, and no other cell of these {lines} can have one.',
    ],
    ({ cover, digit, lines }) =>
      cover.every((house) => kindOfHouse(house) === lines)
        ? [
            { says: 'one-each', houses: cover },
            { says: 'no-more-in', houses: cover, digits: [digit] },
          ]
        : [],
  ),
];

/** Level 3: what follows, and what the notes have to do with it. */
const CONCLUSIONS: readonly Sentence[] = [
  ...allState(
    ['{digit} goes in {cell}.', '{cell} is {digit}.', 'You can put {digit} in {cell}.'],
    ({ cell, digit }) => [{ says: 'goes', cell, digit }],
  ),
  ...allState(
    ['Rule out {candidates}.', 'You can rule out {candidates}.', 'Cross out {candidates}.'],
    ({ candidates }) => [{ says: 'ruled-out', candidates }],
  ),
  states('It builds on what earlier steps ruled out: {candidates}.', ({ candidates }) => [
    buildsOn(candidates),
  ]),
  states('Some of your notes there are still missing.', () => [
    { says: 'notes-missing', candidates: [] },
  ]),
  states('Some of your notes there can go.', () => [{ says: 'notes-can-go', candidates: [] }]),
  states('These notes are still missing: {candidates}.', ({ candidates }) => [
    { says: 'notes-missing', candidates },
  ]),
  states('These notes can go: {candidates}.', ({ candidates }) => [
    { says: 'notes-can-go', candidates },
  ]),
  states('Several notes for this are still missing.', () => [{ says: 'several-notes-missing' }]),
  states('Several of your notes here can go.', () => [{ says: 'several-notes-can-go' }]),
  states('Your notes already leave this out.', () => [{ says: 'crossed-out' }]),
  states('More than one solution fits this board, but this holds for all of them.', () => [
    { says: 'many-solutions' },
  ]),
];

const NOTHING_STATED: readonly Sentence[] = [
  'What is still missing there?',
  'Can you see where?',
  'What stands out?',
  'What could it be?',
  'What do you notice?',
  'Can you see the next step?',
  'Can you find it?',
  'Where could each of them go?',
  'Does one of them have only a few places left?',
  'Which digits could each of them take?',
  'Which digits are already taken around each?',
  'What goes there?',
  'And what is left?',
  'Which digit is it?',
  'Which one?',
  'Which two, and what else can these cells hold?',
  'Which two, and what about the other notes there?',
  'Find it: what does it mean for the rest of the box?',
  'Which digit is missing?',
].map(statesNothing);

/** What English hints say at level 3 of a step, with the questions of all levels, and what that claims. */
export const ENGLISH_STEPS: readonly Sentence[] = [
  ...REASONS,
  ...PAIRS,
  ...CONFINED,
  ...FISH,
  ...CONCLUSIONS,
  ...NOTHING_STATED,
];
