import { boxName, type Language } from '@nanpure/content';
import { type House, indexOf, kindOf } from '@nanpure/engine';
import type { GameTexts } from '../texts/use-texts.ts';

export interface Words {
  readonly t: GameTexts;
  readonly language: Language;
}

export function houseName({ t, language }: Words, house: House): string {
  const kind = kindOf(house);
  return kind === 'box'
    ? t('spoken.box', { box: boxName(house, language) })
    : t(`spoken.${kind}`, { number: indexOf(house) + 1 });
}
