export { loadHintWriter } from './load.ts';
export type { HintText } from './phrases.ts';
export type { Stage, StageKind } from './stages.ts';
export type { HintTextOptions, HintWriter } from './writer.ts';
