import { boxName } from '@nanpure/content';
import { type Cell, cellsOf, type House } from '@nanpure/engine';
import { cellOf, type Game } from '@nanpure/engine/game';
import { useCallback } from 'react';
import { listIn } from '../../../lib/typesetting/list-in.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { viewOf } from '../board/board-view.ts';
import { useCellNames } from '../board/use-cell-names.ts';
import type { SpokenFact } from '../commands/command.ts';
import { useTexts } from '../texts/use-texts.ts';
import { houseName, type Words } from './house-name.ts';
import { digitsMissing, digitsToPlace, houseOf, possibleDigits } from './spoken.ts';

const ABOUT_CELL = ['row', 'column', 'box', 'candidates', 'missing', 'where'] as const;

type AboutCell = (typeof ABOUT_CELL)[number];

function isAboutCell(fact: SpokenFact): fact is AboutCell {
  return ABOUT_CELL.some((each) => each === fact);
}

/** What a cell of a house holds, and whether it is marked as wrong there. */
function digitText({ t }: Words, game: Game, cell: Cell): string {
  const { value, mark } = viewOf(game, cell);
  if (value === 0) return t('spoken.empty');
  if (mark === 'wrong') return t('spoken.wrongDigit', { digit: value });
  const isRepeated = mark === 'conflict' || mark === 'repeated';
  return isRepeated ? t('spoken.repeatedDigit', { digit: value }) : `${value}`;
}

function houseText(words: Words, game: Game, house: House): string {
  const digits = [...cellsOf(house)].map((cell) => digitText(words, game, cell));
  return words.t('spoken.line', {
    house: houseName(words, house),
    digits: listIn(words.language, digits),
  });
}

function candidatesText({ t, language }: Words, game: Game, cell: Cell): string {
  const { value } = cellOf(game, cell);
  if (value !== 0) return t('spoken.filled', { digit: value });
  const digits = possibleDigits(game, cell);
  return digits.length === 0
    ? t('spoken.noCandidates')
    : t('spoken.candidates', { digits: listIn(language, digits) });
}

function remainingText({ t, language }: Words, game: Game): string {
  const counts = digitsToPlace(game).map((each) => t('spoken.remainingOf', each));
  if (counts.length === 0) return t('spoken.noneRemaining');
  return t('spoken.remaining', { digits: listIn(language, counts) });
}

function missingText(words: Words, game: Game, cell: Cell): string {
  const { t, language } = words;
  const lineOf = (kind: 'row' | 'column' | 'box') => {
    const house = houseOf(cell, kind);
    const missing = digitsMissing(game, house);
    const digits = missing.length > 0 ? listIn(language, missing) : t('spoken.complete');
    return t('spoken.line', { house: houseName(words, house), digits });
  };
  return t('spoken.missing', { row: lineOf('row'), column: lineOf('column'), box: lineOf('box') });
}

function textAbout(
  words: Words,
  fact: AboutCell,
  { game, cell, name }: { readonly game: Game; readonly cell: Cell; readonly name: string },
): string {
  if (fact === 'candidates') return candidatesText(words, game, cell);
  if (fact === 'missing') return missingText(words, game, cell);
  if (fact !== 'where') return houseText(words, game, houseOf(cell, fact));
  const box = boxName(houseOf(cell, 'box'), words.language);
  return words.t('spoken.where', { name, box });
}

/** The text of an announcement that a command asks for. */
export function useSpokenFacts() {
  const t = useTexts();
  const language = useLanguage();
  const { nameOf } = useCellNames();
  return useCallback(
    (fact: Exclude<SpokenFact, 'again'>, game: Game, cell: Cell | undefined): string => {
      const words = { t, language };
      if (fact === 'remaining') return remainingText(words, game);
      if (!isAboutCell(fact)) return t(`notPossible.${fact}`);
      if (cell === undefined) return t('spoken.noCell');
      return textAbout(words, fact, { game, cell, name: nameOf(cell, viewOf(game, cell)) });
    },
    [t, language, nameOf],
  );
}
