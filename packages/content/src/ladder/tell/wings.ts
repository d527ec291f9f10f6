import type { Cell, Digit } from '@nanpure/engine';
import type { LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { tellEnds } from './chain.ts';
import { digitsIn, inEach } from './geometry.ts';
import { type CellPremise, isCell, isHouse, tellCells, tellHouses } from './premises.ts';
import { effect, effectOn, link, type Teller } from './telling.ts';

/** What one digit of the pivot makes of the pincer that has it. */
function pincerText(
  { cell, digits }: CellPremise,
  target: Digit,
  { wings }: LadderPhrases,
): string | undefined {
  const digit = digits.find((each) => each !== target);
  if (digit === undefined) return undefined;
  return wings.pincer({ digit, pincer: cell, digits, forced: target });
}

/** Three cells of two candidates: the middle one decides which of the others is right. */
export const tellXyWing: Teller = ({ premises, links = [] }, phrases) => {
  const [one, pivot, other] = premises.filter(isCell);
  const [from, to] = [links[0]?.from, links.at(-1)?.to];
  if (!one || !pivot || !other || !from || !to) return undefined;
  const pincers = [one.cell, other.cell];
  const texts = [one, other].map((each) => pincerText(each, from.digit, phrases) ?? '');
  const [first = '', second = ''] = texts;
  return {
    look: phrases.wings.look.pivot({ pivot: pivot.cell, pincers }),
    reasons: [
      ...tellCells([pivot], phrases.premises),
      link(first, 0, 1, 2),
      link(second, 3, 4),
      effect(tellEnds(from, to, phrases)),
    ],
  };
};

/** The digit that each of some cells has. */
function commonDigit(cells: readonly CellPremise[]): Digit | undefined {
  return cells[0]?.digits.find((digit) => cells.every(({ digits }) => digits.includes(digit)));
}

/** The same with a pivot that can be the digit itself. */
export const tellXyzWing: Teller = ({ premises }, phrases) => {
  const [pivot, ...pincers] = premises.filter(isCell);
  const cells = premises.filter(isCell);
  const digit = commonDigit(cells);
  if (!pivot || digit === undefined) return undefined;
  const told = pincers.map(
    (each): LadderSentence =>
      effectOn(pincerText(each, digit, phrases) ?? '', [
        ...inEach([pivot.cell], each.digits).filter((own) => own.digit !== digit),
        ...inEach([each.cell], each.digits),
      ]),
  );
  const all: Cell[] = cells.map(({ cell }) => cell);
  return {
    look: phrases.wings.look.pivot({
      pivot: pivot.cell,
      pincers: pincers.map(({ cell }) => cell),
    }),
    reasons: [
      ...tellCells([pivot], phrases.premises),
      ...told,
      effectOn(
        phrases.wings.pivotItself({ cell: pivot.cell, digit }),
        inEach([pivot.cell], [digit]),
      ),
      effectOn(
        phrases.chains.ends.sameDigit({ digit, cells: all.sort((a, b) => a - b) }),
        inEach(all, [digit]),
      ),
    ],
  };
};

/** Two cells with the same two candidates, and the house in which one of these has two places. */
export const tellWWing: Teller = ({ premises, eliminations }, phrases) => {
  const [one, other] = premises.filter(isCell);
  const [bridge] = premises.filter(isHouse);
  const [near, far] = bridge?.cells ?? [];
  const [removed] = digitsIn(eliminations);
  if (!one || !other || !bridge || near === undefined || far === undefined || !removed) {
    return undefined;
  }
  const { wings, premises: say } = phrases;
  const twins = [one.cell, other.cell] as const;
  const facts = { digit: bridge.digit, other: removed, house: bridge.house, twins };
  return {
    look: wings.look.twins({ cells: twins, house: bridge.house }),
    reasons: [
      ...tellCells([one, other], say),
      ...tellHouses([bridge], say),
      effect(wings.twins({ ...facts, near: [near, far] })),
      effectOn(
        phrases.chains.ends.sameDigit({ digit: removed, cells: twins }),
        inEach(twins, [removed]),
      ),
    ],
  };
};
