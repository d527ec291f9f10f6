/* Everything about hints that isn't needed before the first one is asked for, as one download. */
export { loadHintWriter as loadHintTexts } from '@nanpure/content/hints';
export { giveHint, repeatHint } from './ask-hint.ts';
export { drawLines } from './draw-lines.tsx';
export { HintPanel } from './HintPanel.tsx';
