import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Language } from '../languages.ts';

/**
 * What players call a technique beside the names that stand with it, by the language they say it in. Only
 * names of the very same thing: its lesson shows them.
 */
export const ALSO_CALLED: Readonly<
  Record<TaughtTechniqueId, Readonly<Record<Language, readonly string[]>>>
> = {
  'naked-single': { en: ['sole candidate'], ja: ['裸のシングル', '単一候補'] },
  'hidden-single': {
    en: ['unique candidate'],
    ja: ['隠れたシングル', 'ブロッケン（ブロックの中で見つけるとき）'],
  },
  'naked-pair': { en: ['naked twins'], ja: ['裸のペア', '2国同盟'] },
  'hidden-pair': { en: ['hidden twins'], ja: ['隠れたペア', '隠れ2国同盟'] },
  'pointing-pairs': {
    en: ['locked candidates type 1', 'pointing candidates'],
    ja: ['ロックされた候補（タイプ1）'],
  },
  'box-line-reduction': {
    en: ['locked candidates type 2', 'claiming'],
    ja: ['ロックされた候補（タイプ2）', 'クレーミング'],
  },
  'x-wing': { en: ['fish of size 2'], ja: ['エックスウイング', '井桁理論'] },
  swordfish: { en: ['fish of size 3'], ja: ['スウォードフィッシュ'] },
};
