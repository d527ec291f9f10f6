import type { Names } from '../hints/names.ts';
import type { Language } from '../languages.ts';
import { type LookBackPhrases, type LookBackWriter, lookBackWriter } from './look-back.ts';

export type { LookBackWriter, MomentFacts } from './look-back.ts';

const FILES: Readonly<
  Record<
    Language,
    readonly [
      () => Promise<{ readonly lookBack: LookBackPhrases }>,
      () => Promise<{ readonly names: Names }>,
    ]
  >
> = {
  en: [() => import('./en.ts'), () => import('../hints/en/names.ts')],
  ja: [() => import('./ja.ts'), () => import('../hints/ja/names.ts')],
};

/** Loads what is said in a language when a player looks back; rejects where loading fails. */
export async function loadLookBackWriter(language: Language): Promise<LookBackWriter> {
  const [loadPhrases, loadNames] = FILES[language];
  const [{ lookBack }, { names }] = await Promise.all([loadPhrases(), loadNames()]);
  return lookBackWriter(lookBack, names);
}
