import { type House, indexOf } from '@nanpure/engine';
import type { Language } from '../languages.ts';

const BOX_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['top-left', 'top-middle', 'top-right'],
    ...['middle-left', 'centre', 'middle-right'],
    ...['bottom-left', 'bottom-middle', 'bottom-right'],
  ],
  ja: ['左上', '中央上', '右上', '左中央', '中央', '右中央', '左下', '中央下', '右下'],
};

/** What a box is called by its place, in the middle of a sentence: "the centre box" without "the" and "box". */
export function boxName(box: House, language: Language): string {
  return BOX_NAMES[language][indexOf(box)] ?? '';
}
