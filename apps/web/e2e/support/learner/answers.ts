import {
  CELLS,
  type Cell,
  cellsOf,
  type Digit,
  findSteps,
  HOUSES,
  type House,
  isDigit,
  kindOf,
  peersOf,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { boxName } from '../../../../../packages/content/src/hints/box-names.ts';
import type { Language, Reading } from './reading.ts';

/* The answers to a task, worked out by the engine from what the page says. */

/** What a learner does next. */
export type Deed =
  | { readonly do: 'tap'; readonly cell: Cell }
  | { readonly do: 'enter'; readonly cell: Cell; readonly digit: Digit }
  | { readonly do: 'press'; readonly name: string };

/** What is looked for at a station. */
export interface Lookout {
  readonly techniques: readonly TaughtTechniqueId[];
  /** Only these kinds of houses, where a station is about some. */
  readonly houses?: readonly string[] | undefined;
}

const YES = { en: 'Yes, it is', ja: 'はい、そうです' };
const NO = { en: 'No, it is not', ja: 'いいえ、違います' };
const PLACES = { en: /^Where in (.*) can an? ([1-9]) /, ja: /^(.*)で、([1-9])が入りうる/ };
const LABELS: Readonly<Record<Language, Partial<Record<TaughtTechniqueId, string>>>> = {
  en: {
    'naked-single': 'Naked single',
    'hidden-single': 'Hidden single',
    'pointing-pairs': 'Pointing pair',
    'box-line-reduction': 'Box-line reduction',
    'naked-pair': 'Naked pair',
    'hidden-pair': 'Hidden pair',
  },
  ja: {
    'naked-single': 'ネイキッドシングル',
    'hidden-single': 'ヒドゥンシングル',
    'pointing-pairs': 'ポインティングペア',
    'box-line-reduction': 'ボックスラインリダクション',
    'naked-pair': 'ネイキッドペア',
    'hidden-pair': 'ヒドゥンペア',
  },
};

const cellsIn = (step: TaughtStep) => stepPattern(step).cells;

function areSame(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.length === other.length && one.every((cell) => other.includes(cell));
}

/** The steps that are there and do something. */
function stepsIn({ position }: Reading, { techniques, houses }: Lookout): TaughtStep[] {
  return [...findSteps(position, { techniques })].filter(
    (step) => !houses || stepPattern(step).start.every((house) => houses.includes(kindOf(house))),
  );
}

/** What the pages call a box in a sentence. */
function nameOfBox(box: House, language: Language): string {
  const name = boxName(box, language);
  return language === 'en' ? `the ${name} box` : `${name}のブロック`;
}

function emptyIn(house: House, { position }: Reading): Cell[] {
  return [...cellsOf(house).intersection(position.emptyCells)];
}

/** Everything that follows from the steps with just the marked cells. */
function conclusions(reading: Reading, steps: readonly TaughtStep[]): Deed[] {
  const known = steps.filter((step) => areSame(cellsIn(step), reading.marked));
  return known
    .flatMap(({ placements, eliminations }) => [...placements, ...eliminations])
    .map((candidate): Deed => ({ do: 'enter', ...candidate }));
}

/** The cells of a step that the board doesn't mark yet; those first that go on from the marked ones. */
function patterns(reading: Reading, steps: readonly TaughtStep[]): Deed[] {
  const goesOn = (step: TaughtStep) =>
    reading.marked.every((cell) => cellsIn(step).includes(cell)) ? 0 : 1;
  const ordered = [...steps].sort((one, other) => goesOn(one) - goesOn(other));
  return ordered
    .flatMap((step) => cellsIn(step).filter((cell) => !reading.marked.includes(cell)))
    .map((cell): Deed => ({ do: 'tap', cell }));
}

/** A cell that all see, the last one of a house, places of a digit, or notes that go. */
function searches(reading: Reading, language: Language): Deed[] | undefined {
  const { position, prompt, marked, told } = reading;
  const tap = (cells: Iterable<Cell>) => [...cells].map((cell): Deed => ({ do: 'tap', cell }));
  const places = PLACES[language].exec(prompt);
  if (places) {
    const [, name = '', text = ''] = places;
    const digit = Number(text);
    const house = HOUSES.find(
      (each) => kindOf(each) === 'box' && nameOfBox(each, language) === name,
    );
    return house !== undefined && isDigit(digit) ? tap(position.placesIn(house, digit)) : undefined;
  }
  const [one = 0, other] = marked;
  if (other !== undefined) {
    return tap(peersOf(one).intersection(peersOf(other)).intersection(position.emptyCells));
  }
  const digit = position.valueAt(one);
  if (marked.length > 0 && isDigit(digit)) {
    return tap(CELLS.filter((cell) => peersOf(one).has(cell) && told[cell]?.includes(digit)));
  }
  const last = HOUSES.find((house) => emptyIn(house, reading).length === 1);
  return last === undefined ? undefined : tap(emptyIn(last, reading));
}

/** What to do about a task of the board and of notes. */
function plainDeeds(reading: Reading, language: Language): readonly Deed[] {
  const { buttons, marked, position } = reading;
  const [cell = 0] = marked;
  if (!buttons.includes('1')) return searches(reading, language) ?? [];
  return position.digitsAt(cell).map((digit): Deed => ({ do: 'enter', cell, digit }));
}

/** What a learner who knows it all does next; all of it is right, though not all may be asked for. */
export function deedsFor(reading: Reading, lookout: Lookout, language: Language): readonly Deed[] {
  const { buttons, marked } = reading;
  if (lookout.techniques.length === 0) return plainDeeds(reading, language);
  const steps = stepsIn(reading, lookout);
  if (buttons.includes(YES[language])) {
    const isOne = steps.some((step) => areSame(cellsIn(step), marked));
    return [{ do: 'press', name: isOne ? YES[language] : NO[language] }];
  }
  const named = LABELS[language][steps[0]?.technique ?? 'x-wing'] ?? '';
  if (buttons.includes(named)) return [{ do: 'press', name: named }];
  return buttons.includes('1') ? conclusions(reading, steps) : patterns(reading, steps);
}
