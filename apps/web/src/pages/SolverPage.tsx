import type { Language } from '@nanpure/content';
import { loadTexts } from '../features/language/i18n.ts';
import { SolverView } from '../features/solver/SolverView.tsx';
import { useLanguage } from '../lib/use-language.ts';
import { AdPlace } from '../third-parties/AdPlace.tsx';

/** What shows a way through a puzzle, which nobody has before there is one. */
async function loadParts(language: Language) {
  const [{ loadWayParts }] = await Promise.all([
    import('./solver/SolverWay.tsx'),
    ...(['solverWay', 'learn', 'reference'] as const).map((group) => loadTexts(language, group)),
  ]);
  return loadWayParts(language);
}

/** Solves any puzzle, step by step. */
export function SolverPage() {
  return (
    <>
      <SolverView language={useLanguage()} loadParts={loadParts} />
      <AdPlace placement="multiplex" />
    </>
  );
}
