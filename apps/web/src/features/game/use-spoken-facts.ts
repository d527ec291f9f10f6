import { boxName, type Language } from '@nanpure/content';
import { type Cell, cellOf, type Game, type House, indexOf, kindOf } from '@nanpure/engine';
import { useCallback } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import { viewOf } from './board-view.ts';
import type { SpokenFact } from './commands/command.ts';
import type { Session } from './session.ts';
import { digitsAlong, digitsToPlace, houseOf, listIn, possibleDigits } from './spoken.ts';
import { useCellNames } from './use-names.ts';
import { type GameTexts, useTexts } from './use-texts.ts';

/** What is spoken is put into words with these. */
interface Words {
  readonly t: GameTexts;
  readonly language: Language;
}

function houseName({ t, language }: Words, house: House): string {
  const kind = kindOf(house);
  return kind === 'box'
    ? t('spoken.box', { box: boxName(house, language) })
    : t(`spoken.${kind}`, { number: indexOf(house) + 1 });
}

function houseText(words: Words, game: Game, house: House): string {
  const digits = digitsAlong(game, house).map((digit) => digit || words.t('spoken.empty'));
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
  return t('spoken.remaining', { digits: listIn(language, counts) });
}

/** Says in words what a command asks about the board. */
export function useSpokenFacts(): (fact: Exclude<SpokenFact, 'again'>, session: Session) => string {
  const t = useTexts();
  const language = useLanguage();
  const { nameOf } = useCellNames();
  return useCallback(
    (fact, { game, selected }) => {
      const words = { t, language };
      if (fact === 'nothing-wrong') return t('nothingWrong');
      if (fact === 'remaining') return remainingText(words, game);
      if (selected === undefined) return t('spoken.noCell');
      if (fact === 'candidates') return candidatesText(words, game, selected);
      if (fact !== 'where') return houseText(words, game, houseOf(selected, fact));
      const name = nameOf(selected, viewOf(game, selected));
      return t('spoken.where', { name, box: boxName(houseOf(selected, 'box'), language) });
    },
    [t, language, nameOf],
  );
}
