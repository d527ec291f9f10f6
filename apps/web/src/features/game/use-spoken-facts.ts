import { cellOf, indexOf } from '@nanpure/engine';
import { useCallback } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import { viewOf } from './board-view.ts';
import type { SpokenFact } from './commands/command.ts';
import type { Session } from './session.ts';
import { boxNumber, digitsAlong, digitsToPlace, houseOf, possibleDigits } from './spoken.ts';
import { useCellNames } from './use-names.ts';
import { type GameTexts, useTexts } from './use-texts.ts';

type ListOf = (items: readonly string[]) => string;

function houseText(t: GameTexts, listOf: ListOf, { game, selected = 0 }: Session) {
  return (kind: 'row' | 'column' | 'box') => {
    const house = houseOf(selected, kind);
    const digits = digitsAlong(game, house).map((digit) =>
      digit ? `${digit}` : t('spoken.empty'),
    );
    return t('spoken.line', {
      house: t(`spoken.${kind}`, { number: indexOf(house) + 1 }),
      digits: listOf(digits),
    });
  };
}

function candidatesText(t: GameTexts, { game, selected = 0 }: Session): string {
  const { value } = cellOf(game, selected);
  if (value !== 0) return t('spoken.filled', { digit: value });
  const digits = possibleDigits(game, selected);
  return digits.length === 0
    ? t('spoken.noCandidates')
    : t('spoken.candidates', { digits: digits.join(' ') });
}

function remainingText(t: GameTexts, listOf: ListOf, { game }: Session): string {
  return t('spoken.remaining', {
    digits: listOf(digitsToPlace(game).map((each) => t('spoken.remainingOf', each))),
  });
}

/** Says in words what a command asks about the board. */
export function useSpokenFacts(): (fact: Exclude<SpokenFact, 'again'>, session: Session) => string {
  const t = useTexts();
  const language = useLanguage();
  const { nameOf } = useCellNames();
  return useCallback(
    (fact, session) => {
      const { game, selected } = session;
      const list = new Intl.ListFormat(language, { style: 'short', type: 'unit' });
      const listOf: ListOf = (items) => list.format(items);
      if (fact === 'nothing-wrong') return t('nothingWrong');
      if (fact === 'remaining') return remainingText(t, listOf, session);
      if (selected === undefined) return t('spoken.noCell');
      if (fact === 'candidates') return candidatesText(t, session);
      if (fact !== 'where') return houseText(t, listOf, session)(fact);
      const name = nameOf(selected, viewOf(game, selected));
      return t('spoken.where', { name, box: boxNumber(selected) });
    },
    [t, language, nameOf],
  );
}
