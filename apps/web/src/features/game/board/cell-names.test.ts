import { LANGUAGES } from '@nanpure/content';
import * as english from '@nanpure/content/strings/en/play';
import * as japanese from '@nanpure/content/strings/ja/play';
import { CELLS, columnOf, rowOf } from '@nanpure/engine';
import { describe, expect, it } from 'vitest';
import type { CellView } from '../../../board/cell-view.ts';
import { gameTextsIn } from '../testing/game-texts.ts';
import { EMPTY_VIEWS } from './board-view.ts';
import { createCellNames } from './cell-names.ts';

const STRINGS = { en: english, ja: japanese };

const [EMPTY] = EMPTY_VIEWS as [CellView];

type Key = keyof typeof english.game.cell;
type Values = Readonly<Record<string, string | number>>;

/** Each kind of cell, with the keys and values that its name is made of. */
const KINDS: readonly (readonly [string, Partial<CellView>, Key, Values])[] = [
  ['a given', { value: 7, isGiven: true }, 'given', { digit: 7 }],
  ['an entry', { value: 3 }, 'entered', { digit: 3 }],
  ['an empty cell', {}, 'empty', {}],
  ['notes', { notes: [1, 5, 9] }, 'notes', { digits: '1 5 9' }],
];

/** What may be said after the name. */
const ASIDES: readonly (readonly [string, Partial<CellView>, Key, Values])[] = [
  ['in the hint', { hint: 'area' }, 'hinted', {}],
  ['with what goes there', { hint: 'pattern', confirmed: 4 }, 'confirmed', { digit: 4 }],
  ['with what does not', { hint: 'pattern', eliminated: [2, 8] }, 'eliminated', { digits: '2 8' }],
];

describe.each(LANGUAGES)('the names of the cells in %s', (language) => {
  const i18n = gameTextsIn(language);
  const t = i18n.getFixedT(null, 'game');
  const { nameOf, hiddenName } = createCellNames(t);
  /** As the library itself fills the texts in. */
  const say = (key: Key, values: Values): string =>
    i18n.services.interpolator.interpolate(STRINGS[language].game.cell[key], values, language, {});

  it.each(KINDS)('are those of the texts for %s', (_kind, view, key, values) => {
    for (const cell of CELLS) {
      const place = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
      const name = say(key, { ...place, ...values });
      expect(nameOf(cell, { ...EMPTY, ...view })).toBe(name);
      for (const mark of ['conflict', 'wrong'] as const) {
        expect(nameOf(cell, { ...EMPTY, ...view, mark })).toBe(say(mark, { name }));
      }
      for (const [, aside, asideKey, asideValues] of ASIDES) {
        const said = say(asideKey, { name, ...asideValues });
        expect(nameOf(cell, { ...EMPTY, ...view, ...aside })).toBe(said);
      }
      expect(hiddenName(cell)).toBe(say('hidden', place));
    }
  });
});
