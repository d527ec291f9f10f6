/* As `hint-parts.ts` beside this folder, with the whole ladder of techniques; only for puzzles that may need it. */
export { loadHintWriter as loadHintTexts } from '@nanpure/content/hints';
export { HintPanel } from '../HintPanel.tsx';
export { giveHint, repeatHint } from './ask-hint.ts';
export { drawLines } from './draw-lines.tsx';
