export {
  ladderAlsoCalled,
  ladderHeading,
  ladderName,
  ladderTechniqueOf,
} from './ladder-names.ts';
export { ladderStepText, loadLadderWriter } from './load.ts';
export type {
  LadderSentence,
  LadderSentenceKind,
  LadderStepText,
  SentenceTopic,
} from './step-text.ts';
export type { LadderTextOptions, LadderWriter, NamedParts } from './writer.ts';
