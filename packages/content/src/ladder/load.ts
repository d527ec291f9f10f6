import type { HintLevel } from '@nanpure/engine/hints';
import type { LadderStep } from '@nanpure/engine/ladder';
import type { Language } from '../languages.ts';
import type { LadderPhrases } from './phrases.ts';
import type { LadderStepText } from './step-text.ts';
import { type LadderWriter, ladderWriter } from './writer.ts';

const PHRASES: Readonly<Record<Language, () => Promise<LadderPhrases>>> = {
  en: async () => (await import('./en/index.ts')).phrases,
  ja: async () => (await import('./ja/index.ts')).phrases,
};

/** Loads what the steps of the ladder say in a language, and nothing of the other; rejects where loading fails. */
export async function loadLadderWriter(language: Language): Promise<LadderWriter> {
  return ladderWriter(language, await PHRASES[language]());
}

/** What one step says at a level, for callers that have no writer at hand. */
export async function ladderStepText(
  language: Language,
  step: LadderStep,
  level: HintLevel,
): Promise<LadderStepText> {
  return (await loadLadderWriter(language)).describeStep(step, level);
}
